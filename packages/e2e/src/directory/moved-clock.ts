// The directory as it runs, but that its time is the one its journey gives it. The clock of the kernel reads it, and the
// provider of sign-in, which has no other: whoever signs in then holds a token of that time.
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
