/**
 * npm run sbom: prints the software bill of materials (CycloneDX 1.5) of server and pages: every package they are made
 * of, as package-lock.json has it, without the tools for tests. `npm run --silent sbom > safehouse.cdx.json`
 */
import { readFileSync } from 'node:fs';
import { at, command } from './lib/command.mjs';

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 */

await command(async () => {
  const { name, version, license, description } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const purl = `pkg:npm/${name}@${version}`;
  const component = { type: 'application', name, version, description, purl, licenses: [{ license: { id: license } }] };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': purl, ...component } },
    components: [...wanted(packages, ['server', 'web'])].sort().map((path) => described(path, packages[path] ?? {})),
  };
  console.log(JSON.stringify(bill, undefined, 2));
});

/**
 * The paths of all packages from elsewhere that these workspaces need.
 * @param {Record<string, Locked>} packages
 * @param {readonly string[]} workspaces
 */
function wanted(packages, workspaces) {
  /** @type {Set<string>} */
  const seen = new Set();
  const want = (/** @type {string} */ path) => {
    for (const name of Object.keys(packages[path]?.dependencies ?? {})) {
      const found = nearest(packages, path, name);
      const { link, resolved = '' } = packages[found] ?? {};
      const own = link ? resolved : found;
      if (seen.has(own)) continue;
      seen.add(own);
      want(own);
    }
  };
  workspaces.forEach(want);
  return [...seen].filter((path) => path.includes('node_modules/'));
}

/**
 * Where Node looks for a package: beside the one that needs it, then further up.
 * @param {Record<string, Locked>} packages
 * @param {string} path
 * @param {string} name
 */
function nearest(packages, path, name) {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}/node_modules/${name}`]) return `${folder}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

/**
 * @param {string} path
 * @param {Locked} locked
 */
function described(path, { version = '', license, integrity = '' }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    ...{ name, version, purl },
    ...(license && { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }] }),
    hashes: [{ alg: 'SHA-512', content }],
  };
}
