// Runs the real directory at a time set by its journey. The kernel's clock and the sign-in provider both read that
// time, so that tokens are issued at it.
import process from 'node:process';

const machineNow = Date.now;

const moveTo = (moment: unknown) => {
  const offset = Date.parse(String(moment)) - machineNow();
  Date.now = () => machineNow() + offset;
};

moveTo(process.argv[2]);
process.on('message', (moment) => {
  moveTo(moment);
  process.send?.('moved');
});
await import('../../../server/src/app/main.ts');
