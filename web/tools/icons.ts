/** `import lock from 'icon:lock-key'` gives the drawing of a Phosphor icon as SVG text: only what is used is shipped. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const PREFIX = 'icon:';

export function icons(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet => {
    set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json'), 'utf8'),
    ) as IconSet;
    return set;
  };
  return {
    name: 'safehouse:icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const found = load();
      const icon = found.icons[found.aliases?.[name]?.parent ?? name];
      if (!icon) return this.error(`there is no icon called ${name}`);
      return `export default ${JSON.stringify(drawn(icon.body))};`;
    },
  };
}

/** With a decimal less, which on a sheet of 256 units nobody sees and everyone loads. */
function drawn(body: string): string {
  return body.replace(/(?<= d=")[^"]+/g, (path) => {
    const steps = path.match(/[a-z]|-?(\d*\.\d+|\d+)/gi) ?? [];
    return steps.reduce((sofar, step) => {
      const next = /[a-z]/i.test(step) ? step : String(Number(Number(step).toFixed(1))).replace(/^(-?)0\./, '$1.');
      // Where one number ends must be seen: at a letter, a sign, or a second point.
      const isApart = !/\d$/.test(sofar) || /^[a-z-]/i.test(next) || (next.startsWith('.') && /\.\d*$/.test(sofar));
      return `${sofar}${isApart ? '' : ' '}${next}`;
    }, '');
  });
}
