// The part of WebAssembly that the schema engine needs: Node has it, TypeScript declares it for browsers only.
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
