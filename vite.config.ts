import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteVitePlugin } from './tests/site/siteVitePlugin';

// The stand-in is mounted by the development and preview servers only: nothing of it is part of a build.
export default defineConfig({
  root: 'src',
  publicDir: '../public',
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2023' },
  plugins: [react(), siteVitePlugin()],
});
