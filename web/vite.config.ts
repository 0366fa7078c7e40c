/** How the pages are built: Svelte, icons drawn into one file, fonts preloaded, everything compressed ahead. */
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './tools/compressed.ts';
import { icons } from './tools/icons.ts';
import { licences } from './tools/licences.ts';
import { offline } from './tools/offline.ts';
import { preloadedFonts } from './tools/preloaded-fonts.ts';
import { previews } from './tools/previews.ts';

/** Cards and clues, which Spyfall has none of. */
const words =
  /\/web\/src\/play\/(BoardLayout|Card|Clue|Folder|Grid|Guess|Key|Marks|Seated|Slip|Stepper|Struck|board-screen-state|draft|grid-|log|new-game|numbers|word-)/;
/** What every game's board and the table around it are made of. What only its result needs comes later. */
const play =
  /\/web\/src\/(play\/(?!asking\/|director\/|CallOffDialog|Clock|Coach|countdown|time|fitted|FairDeal|gloss\/|Judge|lesson\/|NextGame|Result|result\/|review\/|Rules|Share|Tip|Tv|verdict)|table\/(?!Arrive|arrangements|Farewell|InviteDialog|SeatTools|LobbyTv|Parting|PersonDialog|SetupShown|TakeSeat|Tv|WaitingRoom|reseat)[^/]+$)/;

/** What several chunks have in common of these files. */
function common(name: string, test: RegExp) {
  return { name, test, minShareCount: 2 };
}

const house = process.env.HOUSE_URL ?? 'http://127.0.0.1:7007';

export default defineConfig({
  root: import.meta.dirname,
  // Files name each other by relative addresses, and the server completes those in the page: it may be under any path.
  base: './',
  plugins: [
    icons(),
    svelte(),
    preloadedFonts(['figtree-latin-wght', 'barlow-condensed-latin-700']),
    licences(),
    offline(),
    previews(),
    compressed(),
  ],
  build: {
    // light-dark(), container queries and `@layer` are here since these.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A data: address would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        sw: resolve(import.meta.dirname, 'src/offline/worker.ts'),
      },
      output: {
        // A service worker's address stays, and its folder is what it may answer for.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Pages name about a hundred files before the first board: each letter less counts (UX 37).
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What several pages share comes as one file, not as a dozen crumbs.
        codeSplitting: {
          groups: [
            common('shared', /\/web\/src\/((lib|parts)\/|games\.ts|\w+\/index\.ts)|\/protocol\/short-code/),
            // Duet has no clock.
            common('clock', /\/web\/src\/play\/(ClockFace|countdown|time)/),
            // First what any table needs, so that nobody else takes it along.
            { name: 'play', test: (id) => play.test(id) && !words.test(id) },
            common('words', words),
            {
              name: 'word-setup',
              test: /\/web\/src\/(word-games\/(?!own\/|OwnPack|RefereeDialog|usual|WordSetupShown)|(codenames|duet)\/setup\/\w+(Field|Form|Setup)\.)/,
            },
            common(
              'codenames',
              /\/web\/src\/codenames\/((?!index|story|share|headline)[a-z-]+(\.svelte)?\.ts|(Board|Card|Log)\.svelte)$/,
            ),
            {
              name: 'spyfall-form',
              test: /\/web\/src\/spyfall\/setup\/(?!Locations(Dialog|Shown)|Own|own|RoundTable|SetupShown|Switches|LobbyTv)/,
            },
            common('spyfall', /\/web\/src\/spyfall\/((?!story|index)[a-z-]+(\.svelte)?\.ts|Clock\.svelte)$/),
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
