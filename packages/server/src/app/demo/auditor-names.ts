import { places, type Script } from './places.ts';
import { randomStream } from './random.ts';

const split = (text: string) => text.split('|');

/** Given and family names. */
const names: Record<Script, { given: readonly string[]; family: readonly string[] }> = {
  latin: {
    given: split(
      'Maya|Ilse|João|Søren|Aylin|Lan|Piotr|Chloé|Diego|Grace|Tom|Anna|Björn|Marta|Zoë|Hugo|Inês|Karel|Lucía|Nils|Oana|Pablo|Réka|Sofia|Tariq|Ulla|Viktor|Wanjiru|Yusuf|Eszter|Femke|Giulia|Henrik|Ivana|Jakub|Kerstin|Liam|Noor|Ottavio|Siobhán',
    ),
    family: split(
      'Okafor|Brandt|Pereira|Holm|Demir|Nguyễn|Zając|Martin|Rojas|Mwangi|Hughes|Rossi|Lindqvist|Kowalska|Visser|Delacroix|Ferreira|Novák|Morales|Eriksen|Ionescu|Herrera|Szabó|Marques|Rahman|Virtanen|Horvat|Kamau|Yıldız|Tóth|de Boer|Bianchi|Sørensen|Jurić|Wiśniewski|Vogel|Murphy|Bakker|Conti|Ó Briain',
    ),
  },
  cyrillic: {
    given: split('Олена|Георги|Милан|Ірина|Стоян|Марина|Айгүл|Тарас'),
    family: split('Шевченко|Димитров|Јовановић|Коваль|Петрова|Илић|Бондар|Николова'),
  },
  greek: {
    given: split('Ελένη|Γιώργος|Μαρία|Νίκος|Άννα|Κώστας'),
    family: split('Παππά|Νικολάου|Δημητρίου|Αλεξίου|Ράπτη|Βασιλείου'),
  },
  arabic: {
    given: split('ليلى|أحمد|سارة|يوسف|مريم|خالد|نور'),
    family: split('حسن|منصور|العلي|الفاسي|حداد|النجار|السعيد'),
  },
  thai: { given: split('สมชาย|กนกวรรณ|อนันต์|พิมพ์ชนก|ธนา'), family: split('ใจดี|ศรีสุข|ทองคำ|วงศ์ไทย|แสงจันทร์') },
  chinese: { given: split('芳|伟|静|丽娜|建国|晓明|志强'), family: split('王|李|陈|张|刘|黄|周') },
  korean: { given: split('민지|준호|서연|지훈|수빈'), family: split('김|박|이|최|정') },
  devanagari: { given: split('प्रिया|राजेश|अनीता|सुनील|कविता'), family: split('शर्मा|पाटिल|गुप्ता|नायर|थापा') },
};

export const firstAuditor = 20_001;
export const auditorCount = 3000;

/** An auditor who is qualified for everything, and one who is suspended from everything, both of the demo's body. */
export const veteran = 21_001;
export const suspended = 20_041;

const bodies = 40;

/** The auditors of a certification body have every fortieth number. */
export const auditorsPerBody = auditorCount / bodies;
export const auditorOf = (bodyId: number, place: number): number => firstAuditor + place * bodies + (bodyId - 1);
export const bodyOf = (auditor: number): number => ((auditor - firstAuditor) % bodies) + 1;

const personOf = (auditor: number) => {
  const random = randomStream(auditor);
  const place = random.weighted(places.map((one) => [one, one.weight] as const));
  const { given, family } = names[place.script];
  return { country: place.country, firstName: random.pick(given), lastName: random.pick(family) };
};

const people = new Map<number, ReturnType<typeof personOf>>();

/** Who has an auditor number, in every load alike: audits name them before they are loaded. */
export const auditorNamed = (auditor: number): ReturnType<typeof personOf> => {
  const person = people.get(auditor) ?? personOf(auditor);
  people.set(auditor, person);
  return person;
};
