/** A Vitest reporter for `npm test`: sends the number of files and the result of each file to our process. */
import { relative } from 'node:path';
import { root } from './command.mjs';

/** @typedef {{ message: string, diff?: string, at?: string }} Fault */
/** @typedef {{ test: string, faults: Fault[] }} Failure */
/** @typedef {{ file: string, seconds: number, passed: number, skipped: number, failures: Failure[], output: string }} FileReport */
/** @typedef {{ files: number } | { file: FileReport } | { errors: Fault[] }} Told */

/** Vitest loads it by file name. @public */
export default class {
  /** What tests printed, by file. @type {Map<string, string>} */
  #written = new Map();

  /** @param {readonly unknown[]} specifications */
  onTestRunStart(specifications) {
    tell({ files: specifications.length });
  }

  /** @param {{ content: string, taskId?: string }} log */
  onUserConsoleLog({ content, taskId = '' }) {
    const file = taskId.split('_')[0] ?? '';
    this.#written.set(file, (this.#written.get(file) ?? '') + content);
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    const tests = [...module.children.allTests()];
    const failures = tests
      .filter((test) => test.result().state === 'failed')
      .map((test) => ({ test: test.fullName, faults: faultsOf(test.result().errors ?? []) }));
    // The file itself, or a hook around its tests, failed.
    for (const part of [module, ...module.children.allSuites()]) {
      const faults = faultsOf(part.errors());
      if (faults.length > 0) failures.unshift({ test: part.type === 'suite' ? part.fullName : '', faults });
    }
    tell({
      file: {
        file: relative(root, module.moduleId),
        seconds: (collectDuration + setupDuration + duration) / 1000,
        passed: tests.filter((test) => test.result().state === 'passed').length,
        skipped: tests.filter((test) => test.result().state === 'skipped').length,
        failures,
        output: this.#written.get(module.id.split('_')[0] ?? '') ?? '',
      },
    });
  }

  /**
   * @param {readonly unknown[]} _modules
   * @param {readonly import('vitest/node').SerializedError[]} errors outside of any test
   */
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) tell({ errors: faultsOf(errors) });
  }
}

/**
 * @param {readonly { name?: string, message?: string, diff?: string, stacks?: { file: string, line: number }[], stack?: string }[]} errors
 * @returns {Fault[]}
 */
function faultsOf(errors) {
  return errors.map(({ name, message = '', diff, stacks = [], stack }) => {
    const frame = stacks.find(({ file }) => !file.includes('node_modules'));
    return {
      message: [name, message].filter(Boolean).join(': '),
      ...(diff && { diff }),
      ...(frame ? { at: `${relative(root, frame.file)}:${frame.line}` } : stack && { at: stack }),
    };
  });
}

/** @param {Told} message */
function tell(message) {
  process.send?.(message);
}
