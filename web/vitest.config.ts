import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['{src,plugins}/**/*.test.ts'], restoreMocks: true },
  }),
);
