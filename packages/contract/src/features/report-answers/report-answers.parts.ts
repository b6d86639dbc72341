import type { ReportMessage } from './report-answers.schema.ts';

/** A message without its leading place, for displays that show the place separately. */
export const sentenceWithoutPlace = ({ message, sheet, cell, xmlTag }: ReportMessage): string => {
  const place = `${sheet}!${cell}${xmlTag ? ` (${xmlTag})` : ''}: `;
  if (!message.startsWith(place)) return message;
  const sentence = message.slice(place.length);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
