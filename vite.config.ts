import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkPlugin } from './src/tools/checkPlugin.ts';
import { inlineIconPlugin } from './src/tools/inlineIconPlugin.ts';
import { lodashPlugin } from './src/tools/lodashPlugin.ts';
import { queryStringPlugin } from './src/tools/queryStringPlugin.ts';
import { scriptsPlugin } from './src/tools/scriptsPlugin.ts';
import { siteVitePlugin } from './tests/site/siteVitePlugin.ts';

// The stand-in is mounted by the development and preview servers only: nothing of it is part of a build.
export default defineConfig({
  root: 'src',
  publicDir: '../public',
  // Resources and fonts lie beside the root.
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    // The first with light-dark(), in which all colours are written: left to the target above, each would stand there twice.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
  // All of them at the first start: one found later would make the page load itself anew under the administrator.
  optimizeDeps: {
    include: [
      ...['commands', 'lang-html', 'language', 'search', 'state', 'view'].map((name) => `@codemirror/${name}`),
      '@lezer/highlight',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      ...[
        'commands',
        'dropcursor',
        'gapcursor',
        'history',
        'keymap',
        'model',
        'schema-list',
        'state',
        'tables',
        'view',
      ].map((name) => `@tiptap/pm/${name}`),
      'diff',
      'dompurify',
      'hucre/xlsx',
      'idb-keyval',
      'ra-data-simple-rest',
      'ra-language-english',
      'react-admin',
      'react-dom/client',
      'react-hook-form',
      'react-router-dom',
    ],
  },
  plugins: [
    react(),
    checkPlugin(resolve('resources')),
    lodashPlugin(),
    queryStringPlugin(),
    scriptsPlugin(),
    inlineIconPlugin(resolve('public'), 'favicon.svg'),
    siteVitePlugin(),
  ],
});
