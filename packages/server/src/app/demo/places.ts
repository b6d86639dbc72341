/** Writing systems of the demo's names; the product ships fonts for each. */
const scripts = ['latin', 'cyrillic', 'greek', 'arabic', 'thai', 'chinese', 'korean', 'devanagari'] as const;
export type Script = (typeof scripts)[number];

export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  script: Script;
  cities: readonly string[];
  weight: number;
}

/** `country weight city|city`, by script; 130 countries. */
const listed: Record<Script, string> = {
  latin: `GB 14 Leeds|Bristol|Norwich|Hull|Perth|Cardiff; US 12 Fresno|Boise|Omaha|Tampa|Yakima; DE 7 Hamburg|Köln|Nürnberg|Münster;
    FR 7 Lyon|Nantes|Nîmes|Orléans; IT 7 Parma|Verona|Forlì|Bari; ES 7 Murcia|Lleida|Almería|A Coruña; NL 6 Breda|Zwolle|Venlo;
    BE 4 Gent|Kortrijk|Liège; PL 5 Łódź|Poznań|Gdańsk|Wrocław; PT 3 Porto|Évora|Setúbal; IE 3 Cork|Sligo; DK 3 Århus|Ålborg;
    SE 3 Malmö|Göteborg|Växjö; NO 2 Bergen|Tromsø|Ålesund; FI 2 Oulu|Seinäjoki; IS 1 Akureyri; AT 2 Graz|Wels; CH 2 Bern|Zürich;
    CZ 2 Plzeň|České Budějovice; SK 1 Žilina; HU 2 Győr|Szeged; RO 2 Iași|Brașov; HR 1 Šibenik; SI 1 Maribor; LT 1 Kaunas; LV 1 Liepāja;
    EE 1 Pärnu; LU 1 Esch-sur-Alzette; MT 1 Mosta; AL 1 Durrës; BA 1 Mostar; TR 5 İzmir|Gaziantep|Çorum; VN 5 Đà Nẵng|Cần Thơ|Nha Trang;
    ID 4 Surabaya|Medan; PH 3 Davao|Cebu; MY 3 Ipoh|Johor Bahru; SG 1 Singapore; BR 6 São Paulo|Goiânia|Chapecó; AR 4 Córdoba|Mendoza;
    CL 4 Curicó|Talca|Puerto Montt; PE 4 Ica|Piura|Chiclayo; EC 3 Guayaquil|Manta; CO 3 Medellín|Cali; MX 5 Monterrey|Mérida|León;
    GT 1 Escuintla; HN 1 Choluteca; CR 2 Limón|Cartago; PA 1 David; NI 1 Estelí; SV 1 Santa Ana; DO 1 Santiago; CU 1 Holguín; JM 1 Kingston;
    TT 1 Chaguanas; BZ 1 Belize City; UY 1 Salto; PY 1 Encarnación; BO 1 Santa Cruz; VE 1 Maracaibo; CA 4 Guelph|Laval|Moncton;
    AU 4 Shepparton|Toowoomba; NZ 4 Hastings|Timaru; FJ 1 Suva; PG 1 Lae; ZA 4 Paarl|Durban; NA 1 Walvis Bay; BW 1 Lobatse; ZW 1 Mutare;
    ZM 1 Kabwe; MW 1 Blantyre; MZ 1 Beira; MG 1 Antsirabe; MU 1 Curepipe; KE 2 Thika|Mombasa; TZ 1 Arusha; UG 1 Jinja; RW 1 Kigali;
    ET 1 Adama; GH 2 Tema|Kumasi; NG 2 Ibadan|Kano; CI 2 Abidjan|Bouaké; SN 1 Thiès; CM 1 Douala; BJ 1 Cotonou; TG 1 Lomé; BF 1 Bobo-Dioulasso;
    ML 1 Sikasso; GM 1 Brikama; SL 1 Bo; LR 1 Buchanan; GN 1 Kindia; AO 1 Lobito; SZ 1 Manzini; LS 1 Maseru; SC 1 Victoria; CV 1 Mindelo;
    MD 1 Bălți; AZ 1 Gəncə; UZ 1 Samarqand; LK 2 Galle|Kandy; MV 1 Addu; BD 2 Khulna|Chittagong; PK 2 Lahore|Sialkot; MM 1 Mandalay;
    KH 1 Battambang; LA 1 Savannakhet; TL 1 Baucau; JP 3 Osaka|Shizuoka; FO 1 Klaksvík; GL 1 Sisimiut; CY 1 Limassol; IL 1 Haifa; AM 1 Gyumri; GE 1 Kutaisi`,
  cyrillic:
    'UA 3 Харків|Вінниця; BG 2 Пловдив|Бургас; RS 2 Нови Сад|Ниш; MK 1 Битола; KZ 1 Шымкент; MN 1 Дархан; KG 1 Ош; RU 1 Тула; BY 1 Гомель',
  greek: 'GR 4 Βέροια|Καλαμάτα|Λάρισα',
  arabic:
    'EG 4 الإسكندرية|طنطا; SA 2 جدة|الدمام; AE 2 الشارقة|دبي; MA 3 أكادير|فاس; TN 2 صفاقس; JO 1 إربد; LB 1 زحلة; OM 1 صحار; DZ 1 وهران',
  thai: 'TH 6 สมุทรสาคร|สงขลา|เชียงใหม่',
  chinese: 'CN 9 青岛|大连|厦门|成都; TW 2 高雄; HK 1 香港',
  korean: 'KR 3 부산|전주',
  devanagari: 'IN 6 पुणे|इंदौर|नागपुर; NP 1 बिराटनगर',
};

const parse = (script: Script, text: string): Place[] =>
  text.split(';').map((line) => {
    const [country = '', weight = '1', ...cities] = line.trim().split(' ');
    return { country, script, weight: Number(weight), cities: cities.join(' ').split('|') };
  });

export const places: readonly Place[] = scripts.flatMap((script) => parse(script, listed[script]));
