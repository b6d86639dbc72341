import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The font families of documents, in order of preference: each character uses the first family that contains it. To
 * support another script, add a row here and a dependency.
 */
const families = [
  { family: 'Noto Sans', package: '@expo-google-fonts/noto-sans', file: 'NotoSans' },
  { family: 'Noto Sans Arabic', package: '@expo-google-fonts/noto-sans-arabic', file: 'NotoSansArabic' },
  { family: 'Noto Sans Thai', package: '@expo-google-fonts/noto-sans-thai', file: 'NotoSansThai' },
  { family: 'Noto Sans Devanagari', package: '@expo-google-fonts/noto-sans-devanagari', file: 'NotoSansDevanagari' },
  { family: 'Noto Sans SC', package: '@expo-google-fonts/noto-sans-sc', file: 'NotoSansSC' },
  { family: 'Noto Sans KR', package: '@expo-google-fonts/noto-sans-kr', file: 'NotoSansKR' },
] as const;
const styles = ['400Regular', '700Bold'] as const;

const installed = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(installed.resolve(`${name}/package.json`));

export const fontFamilies: readonly string[] = families.map(({ family }) => family);

/** One folder for each family and weight, with a single TrueType file. */
export const fontFolders = (): string[] =>
  families.flatMap((each) => styles.map((style) => join(folderOf(each.package), style)));

/** The TrueType files themselves, by family and weight. */
export const fontFiles = (): string[] =>
  families.flatMap((each) => styles.map((style) => join(folderOf(each.package), style, `${each.file}_${style}.ttf`)));
