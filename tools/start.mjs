// `npm start`: installs and builds what is missing or outdated, then runs the server. Plain Node 20.
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { asProgram, projectNode, root, run } from './running.mjs';

await asProgram(async () => {
  await install();
  await buildWeb();
  console.log('Starting the server …');
  const server = path.join(root, 'packages', 'server', 'src', 'app', 'main.ts');
  const { code } = await run(projectNode, [server, ...process.argv.slice(2)]);
  process.exitCode = code;
});
