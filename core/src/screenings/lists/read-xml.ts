import { DomainError } from '@homologa/domain/errors/domain-error';
import { LIST_MAX_DEPTH, LIST_RECORD_MAX_CHARACTERS, LIST_RECORD_MAX_NODES } from '@homologa/domain/screenings/limits';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { beyondLimits, malformed } from './list-reader';

/** An element of a record with all that is in it. Names are without their prefix. */
export class XmlNode {
  readonly children: XmlNode[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  /** The elements at the end of a path of names, in order. */
  all(...path: string[]): XmlNode[] {
    return path.reduce<XmlNode[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [this],
    );
  }

  /** The text of the first element at the end of the path, trimmed; empty where there is none. */
  value(...path: string[]): string {
    return this.all(...path)[0]?.text.trim() ?? '';
  }

  /** The texts of all of them that are not empty. */
  values(...path: string[]): string[] {
    return this.all(...path)
      .map(({ text }) => text.trim())
      .filter((text) => text !== '');
  }

  /** An attribute, trimmed; empty where there is none. */
  attribute(name: string): string {
    return this.attributes[name]?.trim() ?? '';
  }
}

interface XmlShape {
  /** Names that the root may have; a file of another kind is refused. */
  roots: readonly string[];
  /** Elements that are a record each. */
  records: ReadonlySet<string>;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf = ({ attributes }: SaxesTagPlain): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

/** Collects the records that the parser has come to the end of. */
class Collector {
  readonly parser = new SaxesParser();
  root: XmlNode | null = null;
  ready: XmlNode[] = [];
  /** Characters since anything began or ended: more than a record may have is no record. */
  pending = 0;
  #depth = 0;
  #nodes = 0;
  #open: XmlNode[] = [];

  constructor(private readonly shape: XmlShape) {
    this.parser.on('error', (error) => {
      throw malformed(`${this.parser.line}:${this.parser.column}`, error);
    });
    // Nothing of a list needs a document type, and entities are declared nowhere else.
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
 * The records of an XML file, one after the other, the root (without what is in it) first. Throws
 * `watchlist_malformed` for what is not well-formed, has no end or is another kind of file, and `watchlist_limits` for
 * document types, elements within elements and text without end.
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
