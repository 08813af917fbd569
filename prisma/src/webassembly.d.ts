// Declarations for the schema engine, because TypeScript declares WebAssembly only for browsers, although Node supports
// it too.
declare namespace WebAssembly {
  interface Instance {
    readonly exports: Record<string, unknown>;
  }
  interface Module {
    readonly kind?: 'module';
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports: Record<string, Record<string, unknown>>): Promise<Instance>;
}
