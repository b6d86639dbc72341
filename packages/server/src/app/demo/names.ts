import type { Script } from './places.ts';
import type { RandomStream } from './random.ts';

interface Words {
  first: readonly string[];
  trade: readonly string[];
  ending: readonly string[];
  /** The separator between words: none in scripts without spaces. */
  between: string;
  streets: readonly string[];
  people: readonly string[];
}

const split = (text: string) => text.split('|');
const people = split;

const words: Record<Script, Words> = {
  latin: {
    first: split(
      'Northfield|Alta|Vega|Polar|Kingsway|Summit|Valley|San Marco|Ostrava|Delta|Meridian|Silverbrook|Hazel|Juniper|Larkspur|Blue Harbour|Ashdown|Corvus|Linden|Morning Star|Old Mill|Três Rios|Bellavista|Nordlys|Åsgård|Grüne Aue|El Olivar|Zlatá Niva|Riverbend|Sunridge|Copperhill|Whitecliff|Oakmere|Palmeira|Kestrel|Marigold|Terra Nova|Costa Verde|S.T.|J. & R.|Ferry Lane|Redwood|Foxglove|Castle Hill|Amber|Thistle',
    ),
    trade: split(
      'Foods|Bakery|Dairy|Meats|Seafood|Packaging|Cold Storage|Beverages|Spices|Snacks|Confectionery|Produce|Poultry|Mills|Preserves|Ingredients|Oils|Cereals|Juices|Ready Meals|Logistics|Screen|Fruit Packers|Fine Foods',
    ),
    ending: split(
      'Ltd|plc|S.A.|GmbH|BV|S.L.|S.r.l.|Co., Ltd|Inc.|AB|Oy|Sp. z o.o.|Pty Ltd|SARL|A/S|Lda|& Sons Ltd|Group',
    ),
    between: ' ',
    streets: split(
      'Mill Lane|Harbour Road|Station Street|Industrial Estate, Unit|Rua do Porto|Hauptstraße|Via Emilia|Avenida Central|Dockside',
    ),
    people: people(
      'Maya Okafor|Ilse Brandt|João Pereira|Søren Holm|Aylin Demir|Nguyễn Lan|Piotr Zając|Chloé Martin|Diego Rojas|Grace Mwangi|Tom Hughes|Anna Rossi',
    ),
  },
  cyrillic: {
    first: split('Золота Нива|Зелений Гай|Славянка|Балкан|Світанок|Дунав|Родопи|Степова'),
    trade: split('Харчова фабрика|Млекарница|Хлебозавод|Месопродукт|Консерви|Напої'),
    ending: split('ТОВ|ООД|АД|д.о.о.|ЕООД'),
    between: ' ',
    streets: split('вул. Заводська|ул. Индустриална|Булевар ослобођења'),
    people: people('Олена Шевченко|Георги Димитров|Милан Јовановић'),
  },
  greek: {
    first: split('Ελληνικά|Ολυμπία|Αθηνά|Θεσσαλία|Μακεδονικά'),
    trade: split('Τρόφιμα|Γαλακτοκομικά|Ελαιόλαδα|Κονσέρβες|Αρτοποιία'),
    ending: split('Α.Ε.|Ε.Π.Ε.|Ο.Ε.'),
    between: ' ',
    streets: split('Οδός Βιομηχανίας|Λεωφόρος Νίκης'),
    people: people('Ελένη Παππά|Γιώργος Νικολάου'),
  },
  arabic: {
    first: split('شركة النيل|شركة الواحة|مؤسسة البركة|شركة الأندلس|مصنع الفجر'),
    trade: split('للأغذية|للألبان|للتمور|للزيوت|للعصائر|للتعبئة'),
    ending: split('المحدودة|ش.م.م|والشركاء'),
    between: ' ',
    streets: split('شارع المصانع|المنطقة الصناعية'),
    people: people('ليلى حسن|أحمد منصور|سارة العلي'),
  },
  thai: {
    first: split('บริษัท สยาม|บริษัท ทะเลทอง|บริษัท ข้าวหอม|บริษัท อันดามัน'),
    trade: split('อาหารทะเล|ฟู้ดส์|ผลไม้กระป๋อง|เครื่องเทศ'),
    ending: split(' จำกัด| จำกัด (มหาชน)'),
    between: '',
    streets: split('ถนนเอกชัย|ถนนพระราม 2'),
    people: people('สมชาย ใจดี|กนกวรรณ ศรีสุข'),
  },
  chinese: {
    first: split('海洋|金穗|绿源|长城|东方|明珠'),
    trade: split('食品|水产|乳业|调味品|饮料|包装'),
    ending: split('有限公司|股份有限公司|集团'),
    between: '',
    streets: split('工业路|港口大道|开发区二路'),
    people: people('王 芳|李 伟|陈 静'),
  },
  korean: {
    first: split('한라|동해|새봄|금강|해오름'),
    trade: split('식품|수산|유업|제과|농산'),
    ending: split(' 주식회사| (주)'),
    between: '',
    streets: split('산업로|항만대로'),
    people: people('김 민지|박 준호'),
  },
  devanagari: {
    first: split('गंगा|हिमालय|सूर्या|अन्नपूर्णा'),
    trade: split('फूड्स|मसाले|डेयरी|अनाज'),
    ending: split('प्रा. लि.|लिमिटेड'),
    between: ' ',
    streets: split('औद्योगिक क्षेत्र|स्टेशन रोड'),
    people: people('प्रिया शर्मा|राजेश पाटिल'),
  },
};

/** A company's name in the script of its country. */
export const companyName = (random: RandomStream, script: Script): string => {
  const { first, trade, ending, between } = words[script];
  return [random.pick(first), random.pick(trade), random.pick(ending)].join(between);
};

/** A site's name: its company's, alone or with the site's product or place. */
export const siteName = (random: RandomStream, script: Script, company: string, city: string): string => {
  if (random.chance(0.35)) return company;
  const { trade, between } = words[script];
  const own = random.chance(0.5) ? city : random.pick(trade);
  return `${company}${between === '' ? '' : ','} ${own}`;
};

export const streetAddress = (random: RandomStream, script: Script): string =>
  `${random.pick(words[script].streets)} ${random.between(1, 240)}`;

export const personName = (random: RandomStream, script: Script): string => random.pick(words[script].people);

export const certificationBodyNames: readonly string[] = split(
  'Certa Nordic|Bureau Meridian|DeltaCert|Ashdown Assurance|Entrust Food|Foodmark International|Veritrust|Qualis Europe|Iberia Inspecta|Harvest Assurance|Northgate Certification|Pacific Assessors|Andes Certifica|Savanna Audit|Lotus Certification|Anatolia Cert|Baltic Conform|Rhine Prüfinstitut|Alpina Zert|Mediterra Certa|Atlantic Standards|Prairie Verification|Great Lakes Audit|Cape Assurance|Sahel Conformité|Nile Inspection|Gulf Quality|Indus Certification|Himalaya Assessors|Mekong Cert|Java Assurance|Han River Audit|Yangtze Certification|Southern Cross Audit|Tasman Verification|Danube Control|Vistula Certyfikacja|Adriatic Inspecta|Caribe Cert|Polar Conformity',
);

export const accreditationBodyNames: readonly string[] = split(
  'Nordic Accreditation Board|Continental Accreditation Council|Americas Accreditation Forum|Asia-Pacific Accreditation Office|African Accreditation Service|British Isles Accreditation',
);
