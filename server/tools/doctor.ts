/** npm run doctor: one page about this installation, to find a mistake or to paste into a bug report. No secrets. */
import { parseArgs } from 'node:util';
import { version } from '../app.ts';
import { locateSettings, readSettings, SettingsError, unknownVariables } from '../config/settings.ts';
import { CommandError, ended } from './command.ts';
import {
  aboutAddress,
  aboutPages,
  aboutPort,
  aboutSettings,
  aboutStore,
  aboutSystem,
  type Finding,
} from './doctor-checks.ts';

const usage = `Looks at this installation: versions, settings and where they come from, store, disk, port, proxy and clock.

  npm run doctor                 with the settings of the environment
  npm run doctor -- --config F   with the settings of this file

Nothing it prints is secret. Exit code 0: nothing is wrong; 1: the lines with "!" say what to mend.
`;

await ended(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' }, config: { type: 'string' } } });
  if (values.help) return void process.stdout.write(usage);
  const source = { environment: process.env, ...(values.config !== undefined && { file: values.config }) };
  const settings = readSettings(source);
  const unknown = unknownVariables(process.env).map(
    (name): Finding => ({ wrong: `There is no setting ${name}. npm start -- --help lists them.` }),
  );
  const parts: [string, readonly Finding[]][] = [
    [`Safehouse ${version}`, aboutSystem()],
    ['Settings that are not the default', [...aboutSettings(locateSettings(source)), ...unknown]],
    ['Pages', aboutPages(settings)],
    ['Store', await aboutStore(settings)],
    ['This machine', await aboutPort(settings)],
    ['Public address', await aboutAddress(settings)],
  ];
  for (const [title, findings] of parts) {
    console.log(title);
    for (const finding of findings) console.log('wrong' in finding ? `! ${finding.wrong}` : `  ${finding.fact}`);
    console.log('');
  }
  const wrong = parts.flatMap(([, findings]) => findings).filter((finding) => 'wrong' in finding).length;
  if (wrong > 0)
    throw new CommandError(`${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong, marked with "!" above.`);
  console.log('Nothing is wrong.');
}, [SettingsError]);
