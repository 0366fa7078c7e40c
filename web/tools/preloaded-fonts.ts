/** Asks for the fonts of the first screen in the page's head, before any stylesheet names them. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** `starts` are the beginnings of the font files' names. */
export function preloadedFonts(starts: readonly string[]): Plugin {
  return {
    name: 'safehouse:preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && starts.some((start) => file.includes(`/${start}`)))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
              injectTo: 'head-prepend',
            }),
          ),
    },
  };
}
