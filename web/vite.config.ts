/** How the pages are built: Svelte, icons drawn in at build time, fonts preloaded, everything compressed ahead. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './tools/compressed.ts';
import { icons } from './tools/icons.ts';
import { licences } from './tools/licences.ts';
import { preloadedFonts } from './tools/preloaded-fonts.ts';

const later = /\/web\/src\/((table\/)?spyfall|passing|campaign|\w+\/result)\/|\/(Result|Tv)\w*\.svelte$/;
/** Cards and clues, which Spyfall has none of. */
const words =
  /\/web\/src\/play\/(Card|Clue|Folder|Grid|Guess|Judge|Key|Layout|Marks|Seated|Slip|Stepper|Verdict|desk|draft|grid-|log|new-game|numbers|referee|word-)/;
/** What every game's board and the table around it are made of. What only its result needs comes later. */
const play =
  /\/web\/src\/(play\/(?!Clock|countdown|time|fitted|FairDeal|NextGame|Result|Rules|Share|Tip|Tv)|table\/(?!Arrive|LobbyTv|PersonDialog)[^/]+$|passing\/held)/;
const house = process.env.HOUSE_URL ?? 'http://127.0.0.1:7007';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    icons(),
    svelte(),
    preloadedFonts(['figtree-latin-wght', 'barlow-condensed-latin-700']),
    licences(),
    compressed(),
  ],
  build: {
    // light-dark(), container queries and `@layer` are here since these.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A data: address would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What several pages share comes as one file, not as a dozen crumbs.
        codeSplitting: {
          groups: [
            // But for what only pages show that come after the first board of a word game, however many of them do.
            {
              name: (id, build) =>
                build.getModuleInfo(id)?.importers.every((importer) => later.test(importer)) ? 'later-icons' : null,
              test: /^\0icon:/,
              minShareCount: 2,
            },
            { name: 'shared', test: /\/web\/src\/(lib|parts)\/|^\0icon:/, minShareCount: 2 },
            // Duet has no clock.
            { name: 'clock', test: /\/web\/src\/play\/(Clock|countdown|time)/, minShareCount: 2 },
            // First what any table needs, so that nobody else takes it along.
            { name: 'play', test: (id) => play.test(id) && !words.test(id) },
            { name: 'words', test: words, minShareCount: 2 },
            { name: 'lobby', test: /\/web\/src\/table\/spyfall\/(?!LocationsDialog|Own|own|Switches|SpyfallTv)/ },
            { name: 'spyfall', test: /\/web\/src\/spyfall\/([a-z-]+(\.svelte)?\.ts|Clock\.svelte)$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': house,
      '/ws': { target: house.replace(/^http/, 'ws'), ws: true },
    },
  },
});
