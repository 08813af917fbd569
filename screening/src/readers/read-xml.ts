import { DomainError } from '@homologa/domain/errors/domain-error';
import { LIST_MAX_DEPTH, LIST_RECORD_MAX_CHARACTERS, LIST_RECORD_MAX_NODES } from '@homologa/domain/screenings/limits';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { beyondLimits, malformed } from './list-reader';

export class XmlNode {
  readonly children: XmlNode[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  all(...path: string[]): XmlNode[] {
    return path.reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [this],
    );
  }

  value(...path: string[]): string {
    return this.all(...path)[0]?.text.trim() ?? '';
  }

  values(...path: string[]): string[] {
    return this.all(...path)
      .map(({ text }) => text.trim())
      .filter((text) => text !== '');
  }

  attribute(name: string): string {
    return this.attributes[name]?.trim() ?? '';
  }
}

interface XmlShape {
  roots: readonly string[];
  records: ReadonlySet<string>;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf = ({ attributes }: SaxesTagPlain): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

class Collector {
  readonly parser = new SaxesParser();
  root: XmlNode | null = null;
  ready: XmlNode[] = [];
  pending = 0;
  #depth = 0;
  #nodes = 0;
  #open: XmlNode[] = [];

  constructor(private readonly shape: XmlShape) {
    this.parser.on('error', (error) => {
      throw malformed(`${this.parser.line}:${this.parser.column}`, error);
    });
    // Reject document types, which lists do not need, to prevent entity expansion attacks.
    this.parser.on('doctype', () => {
      throw beyondLimits('DOCTYPE');
    });
    this.parser.on('opentag', (tag) => this.#begin(tag));
    this.parser.on('text', (text) => this.#add(text));
    this.parser.on('cdata', (text) => this.#add(text));
    this.parser.on('closetag', () => this.#end());
  }

  #begin(tag: SaxesTagPlain): void {
    this.pending = 0;
    this.#depth += 1;
    if (this.#depth > LIST_MAX_DEPTH) throw beyondLimits(`${this.parser.line}`);
    const name = localName(tag.name);
    if (!this.root) {
      if (!this.shape.roots.includes(name)) throw malformed(name);
      this.root = new XmlNode(name, attributesOf(tag));
      return;
    }
    const parent = this.#open.at(-1);
    if (!parent && !this.shape.records.has(name)) return;
    const node = new XmlNode(name, attributesOf(tag));
    this.#nodes = parent ? this.#nodes + 1 + Object.keys(tag.attributes).length : 0;
    if (this.#nodes > LIST_RECORD_MAX_NODES) throw beyondLimits(`${this.parser.line}`);
    parent?.children.push(node);
    this.#open.push(node);
  }

  #add(text: string): void {
    this.pending = 0;
    const node = this.#open.at(-1);
    if (!node) return;
    node.text += text;
    if (node.text.length > LIST_RECORD_MAX_CHARACTERS) throw beyondLimits(`${this.parser.line}`);
  }

  #end(): void {
    this.pending = 0;
    this.#depth -= 1;
    const node = this.#open.pop();
    if (node && this.#open.length === 0) this.ready.push(node);
  }
}

/**
 * Streams the root element without its content, then the records of an XML file. Throws `watchlist_malformed` for a
 * file that is not well-formed, is truncated or has another root, and `watchlist_limits` for a document type, excessive
 * nesting or oversized text.
 */
export async function* readXml(text: AsyncIterable<string>, shape: XmlShape): AsyncGenerator<XmlNode> {
  const collector = new Collector(shape);
  let isRootTold = false;
  for await (const piece of text) {
    collector.pending += piece.length;
    write(collector, piece);
    if (collector.pending > LIST_RECORD_MAX_CHARACTERS) throw beyondLimits(`${collector.parser.line}`);
    if (!isRootTold && collector.root) {
      isRootTold = true;
      yield collector.root;
    }
    const { ready } = collector;
    collector.ready = [];
    yield* ready;
  }
  try {
    collector.parser.close();
  } catch (error) {
    throw asMalformed(collector, error);
  }
}

function write(collector: Collector, piece: string): void {
  try {
    collector.parser.write(piece);
  } catch (error) {
    throw asMalformed(collector, error);
  }
}

const asMalformed = (collector: Collector, error: unknown): unknown =>
  error instanceof DomainError ? error : malformed(`${collector.parser.line}`, error);
