// Runs the real directory at the time that its journey sets. The kernel's clock reads that time, and so does the sign-in
// provider, so that tokens are issued at that time.
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
