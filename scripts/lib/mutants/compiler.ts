/** Checks whether a mutant compiles: one that does not cannot be shipped, whatever the tests say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Mutant, mutated } from './mutants.ts';

export function compilerOf(root: string, files: readonly string[]): (mutant: Mutant) => boolean {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const texts = new Map<string, string>();
  let changed = { path: '', text: '', version: 0 };
  const textOf = (path: string): string => {
    const text = texts.get(path) ?? readFileSync(path, 'utf8');
    texts.set(path, text);
    return path === changed.path ? changed.text : text;
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.map((file) => join(root, file)),
    getScriptVersion: (path) => (path === changed.path ? `${changed.version}` : '0'),
    getScriptSnapshot: (path) => (ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(textOf(path)) : undefined),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  return (mutant) => {
    const path = join(root, mutant.file);
    changed = { path, text: mutated(readFileSync(path, 'utf8'), mutant), version: changed.version + 1 };
    return service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length === 0;
  };
}
