// Runs other programs from the checkout. Plain Node 20: nothing is installed yet when this is loaded.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The Node that the project installs, and a path on which programs find it first. */
export const projectNode = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
export const environment = () => {
  const own = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${own}${path.delimiter}${process.env.PATH ?? ''}` };
};

/** An error that the user can resolve: printed as a message, without a stack. */
export class UserError extends Error {}

/** Runs `main`; an error becomes one message and exit code 1. */
export const asProgram = async (main) => {
  try {
    await main();
  } catch (reason) {
    console.error(reason instanceof UserError ? `\n${reason.message}` : reason);
    process.exitCode = 1;
  }
};

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parent = process.ppid;

// Signals to this process are passed on to the program. npm sends them to a shell in between, which exits without passing
// them on: that this process is orphaned is then the only sign.
const forwardSignals = (child) => {
  const forward = (signal) => {
    const sentByTerminal = signal === 'SIGINT' && process.stdin.isTTY; // sent to every process of the terminal
    if (!sentByTerminal) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, forward);
  };
};

const onWindows = process.platform === 'win32';

/**
 * Runs a program to its end and resolves to `{ code, output }`; a signal counts as code 1 or more. `quiet` collects the
 * output instead of showing it, `show` receives it in chunks. With `yielding` the program runs at low priority.
 */
export const run = (program, args, { cwd = root, env = {}, quiet = false, show, yielding = false } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = quiet || show ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const options = { cwd, env: { ...environment(), ...env }, stdio, shell: onWindows };
    const child = spawn(program, args, options);
    if (yielding && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    const stopPassing = forwardSignals(child);
    let output = '';
    const collect = show ?? ((chunk) => (output += chunk));
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', collect);
    child.on('error', (reason) => {
      stopPassing();
      reject(reason);
    });
    child.on('close', (code, signal) => {
      stopPassing();
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output });
    });
  });
