import pg from 'pg';
import { findWriter, forgetWriter, hostsOf } from './hosts';

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** Client that connects to the host that accepts writes, if its address names several hosts. */
export class WriterClient extends pg.Client {
  readonly #address: string | null;

  constructor(options: pg.ClientConfig = {}) {
    super(options);
    const { connectionString } = options;
    this.#address = connectionString && hostsOf(connectionString).length > 1 ? connectionString : null;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | void {
    const connected = this.#connect().then((): pg.Client => this);
    if (!callback) return connected;
    const told = callback as (error: Error | null, client?: pg.Client) => void;
    connected.then((client) => told(null, client), told);
  }

  async #connect(): Promise<void> {
    const address = this.#address;
    if (address === null) return void (await super.connect());
    Object.assign(this, await findWriter(address));
    try {
      await super.connect();
    } catch (error) {
      forgetWriter(address);
      throw error;
    }
    // A broken connection may mean that another host has taken over.
    this.once('error', () => forgetWriter(address));
    this.once('end', () => forgetWriter(address));
  }
}
