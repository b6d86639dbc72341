import type { Contact, Location } from '@attestry/contract/kernel/place-and-contact.ts';
import type { ReactNode } from 'react';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow } from '../../ui/field-row.tsx';
import { PartsLine } from '../../ui/parts-line.tsx';

type ShownLocation = Partial<Omit<Location, 'country'>> & { country: { name: string } };

const joined = (parts: readonly (string | undefined)[], by = ', ') => parts.filter(Boolean).join(by);

export const townAndCountry = ({ city, country }: ShownLocation): ReactNode => (
  <PartsLine separator=", " parts={[city, country.name]} />
);

const addressParts = (location: ShownLocation): string[] => {
  const { addressLine1, addressLine2, addressLine3, zipCode, city, county, country } = location;
  const parts = [addressLine1, addressLine2, addressLine3, joined([zipCode, city], ' '), county, country.name];
  return parts.filter((part): part is string => Boolean(part));
};

/** A full address on one line, as plain text. */
export const addressText = (location: ShownLocation): string => joined(addressParts(location));

/** The parts of an address on one line; null if there are none. */
const onOneLine = (parts: readonly (string | undefined)[]): ReactNode =>
  parts.some(Boolean) ? <PartsLine separator=", " parts={parts} /> : null;

/** A full address on one line; null if it is empty. */
export const address = (location: ShownLocation): ReactNode => onOneLine(addressParts(location));

/** A row for each part of a location. */
export const LocationRows = ({ location }: { location: ShownLocation }) => (
  <>
    <FieldRow label={i18n.t('Address')}>
      {onOneLine([location.addressLine1, location.addressLine2, location.addressLine3])}
    </FieldRow>
    <FieldRow label={i18n.t('City')}>{location.city}</FieldRow>
    <FieldRow label={i18n.t('County')}>{location.county}</FieldRow>
    <FieldRow label={i18n.t('Zip code')}>{location.zipCode}</FieldRow>
    <FieldRow label={i18n.t('Country')}>{location.country.name}</FieldRow>
  </>
);

export const ContactRows = ({ contact }: { contact: Contact }) => (
  <>
    <FieldRow label={i18n.t('Contact name')}>{contact.name}</FieldRow>
    <FieldRow label={i18n.t('Email')}>
      {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
    </FieldRow>
    <FieldRow label={i18n.t('Phone number')}>{contact.phoneNumber}</FieldRow>
    <FieldRow label={i18n.t('Fax number')}>{contact.faxNumber}</FieldRow>
  </>
);
