import { describe, expect, it } from 'vitest';
import { dataDescriptor, directory, type ZipEntry } from './zip-records.ts';

const entry = (parts: Partial<ZipEntry>): ZipEntry => ({
  name: Buffer.from('sheet.xml'),
  crc: 7,
  length: 100,
  packedLength: 50,
  at: 0,
  ...parts,
});
const beyond32 = 2 ** 32 + 5;

describe('the records of a zip archive', () => {
  it('have wide fields only for what the usual ones cannot hold', () => {
    const small = directory([entry({})], 300);
    const large = directory([entry({ length: beyond32, at: beyond32 })], beyond32 + 300);
    expect(small.length).toBe(46 + 9 + 22);
    expect(large.length).toBe(46 + 9 + 28 + 56 + 20 + 22);
    expect(large.readUInt32LE(24)).toBe(0xffff_ffff);
    expect(large.readBigUInt64LE(46 + 9 + 4)).toBe(BigInt(beyond32));
  });

  it('say how long a part is behind its content', () => {
    expect(dataDescriptor(entry({})).readUInt32LE(12)).toBe(100);
    expect(dataDescriptor(entry({ length: beyond32 })).readBigUInt64LE(16)).toBe(BigInt(beyond32));
  });

  it('count more parts than the usual field', () => {
    const many = directory(
      Array.from({ length: 70_000 }, () => entry({})),
      0,
    );
    expect(many.readUInt16LE(many.length - 12)).toBe(0xffff);
    expect(many.readBigUInt64LE(many.length - 22 - 20 - 56 + 32)).toBe(70_000n);
  });
});
