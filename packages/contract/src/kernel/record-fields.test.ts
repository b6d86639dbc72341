import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { blankForm } from './blank-form.ts';
import { issueWords } from './issue-words.ts';
import { at, formShape, group, optional, required } from './record-fields.ts';

const address = { city: required.text('City'), country: required.choice('Country', 'country') };
const fields = {
  name: required.text('Name'),
  email: required.email('Email'),
  phone: optional.phone('Phone'),
  kind: required.choiceId('Kind', 'kind'),
  size: required.select('Size', ['Small', 'Large']),
  isHidden: optional.switch('Hidden'),
  address: group('Address', address),
};
const form = z.object(formShape(fields));
const filled = {
  name: 'Northwind',
  email: 'ada@north.example',
  kind: '1',
  size: 'Small',
  address: { city: 'Hull', country: { id: '826' } },
};

const faultsOf = (change: object) => {
  const { error } = form.safeParse({ ...filled, ...change }, { error: issueWords });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('a form of declared fields', () => {
  it.each<[string, object, string]>([
    ['name', { name: ' ' }, 'Field is required'],
    ['name', { name: 'x'.repeat(1001) }, 'Max 1000 characters allowed'],
    ['name', { name: 'No\u0000rth' }, 'Line breaks and control characters are not allowed'],
    ['name', { name: 'North\nwind' }, 'Line breaks and control characters are not allowed'],
    ['email', { email: undefined }, 'Field is required'],
    ['email', { email: '' }, 'Field is required'],
    ['email', { email: 'ada@north' }, 'Incorrect email format'],
    ['email', { email: 'ada@north.example, bob@north.example' }, 'Incorrect email format'],
    ['phone', { phone: 'ext. 12' }, 'Incorrect phone number format'],
    ['kind', { kind: '' }, 'Field is required'],
    ['kind', { kind: 'ten' }, 'Is not a number'],
    ['size', { size: 'Huge' }, 'Is not one of the choices'],
    ['address', { address: undefined }, 'Field is required'],
    ['address.city', { address: { ...filled.address, city: '' } }, 'Field is required'],
    ['address.country.id', { address: { city: 'Hull', country: { id: '' } } }, 'Field is required'],
    ['address.country.id', { address: { city: 'Hull', country: { id: 'UK' } } }, 'Is not a number'],
  ])('names %s: %j', (path, change, message) => {
    expect(faultsOf(change)).toEqual({ [path]: message });
  });

  it('takes a text of 1000 characters and leaves out what is optional', () => {
    expect(faultsOf({ name: 'x'.repeat(1000), phone: '' })).toEqual({});
  });

  it('is blank in the shape of its groups', () => {
    expect(blankForm(fields)).toEqual({
      name: '',
      email: '',
      phone: '',
      kind: '',
      size: '',
      isHidden: false,
      address: { city: '', country: { id: '', name: '' } },
    });
  });

  it('has its fields at the paths of a larger form', () => {
    expect(Object.keys(at('site.location', address))).toEqual(['site.location.city', 'site.location.country']);
  });
});
