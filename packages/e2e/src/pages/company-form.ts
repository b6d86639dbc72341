import type { Page } from '@playwright/test';
import { chooseEntry } from './lists-and-forms.ts';

/** Fills in the required fields of a new company. */
export const fillInCompany = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Address line 1').fill('12 Granary Wharf');
  await page.getByLabel('City').fill('Bristol');
  await chooseEntry(page, 'Country', 'United Kingdom');
  await chooseEntry(page, 'Nature of business', 'Retailer');
  await page.getByLabel('Email').fill('office@granary.example');
  await page.getByLabel('Phone number').fill('+44 117 496 0000');
};
