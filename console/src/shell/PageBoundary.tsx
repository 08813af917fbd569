import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CrashPage } from './CrashPage';

interface BoundaryProps {
  /** A new place starts afresh. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: BoundaryProps) {
    if (previous.place !== this.props.place && this.state.error) this.setState({ error: null });
  }

  override render() {
    return this.state.error ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}

/** Keeps a crash inside the page, so that the menu still leads away from it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
