/** `npm run lint`: no class with reactive fields hides one behind a plain field (see plain.ts). */
import { globSync, readFileSync } from 'node:fs';
import { plainFields } from './plain.ts';

const told = globSync('src/**/*.svelte.ts').flatMap((path) =>
  plainFields(readFileSync(path, 'utf8')).map(
    ({ line, field, reader }) =>
      `${path}:${line}: ${field} is plain, and ${reader} asks it before a reactive field`,
  ),
);
for (const line of told) console.error(line);
process.exitCode = told.length > 0 ? 1 : 0;
