-- What the profiles of auditors choose from. Numbers are stable, as those of the other lookups.

create table language (id int primary key, code text not null unique, name text not null unique);
comment on column language.code is 'ISO 639-1.';
insert into language (id, code, name) values
  (1, 'aa', 'Afar'), (2, 'ab', 'Abkhazian'), (3, 'ae', 'Avestan'), (4, 'af', 'Afrikaans'), (5, 'ak', 'Akan'),
  (6, 'am', 'Amharic'), (7, 'an', 'Aragonese'), (8, 'ar', 'Arabic'), (9, 'as', 'Assamese'), (10, 'av', 'Avaric'),
  (11, 'ay', 'Aymara'), (12, 'az', 'Azerbaijani'), (13, 'ba', 'Bashkir'), (14, 'be', 'Belarusian'),
  (15, 'bg', 'Bulgarian'), (16, 'bi', 'Bislama'), (17, 'bm', 'Bambara'), (18, 'bn', 'Bangla'), (19, 'bo', 'Tibetan'),
  (20, 'br', 'Breton'), (21, 'bs', 'Bosnian'), (22, 'ca', 'Catalan'), (23, 'ce', 'Chechen'), (24, 'ch', 'Chamorro'),
  (25, 'co', 'Corsican'), (26, 'cr', 'Cree'), (27, 'cs', 'Czech'), (28, 'cu', 'Church Slavic'),
  (29, 'cv', 'Chuvash'), (30, 'cy', 'Welsh'), (31, 'da', 'Danish'), (32, 'de', 'German'), (33, 'dv', 'Divehi'),
  (34, 'dz', 'Dzongkha'), (35, 'ee', 'Ewe'), (36, 'el', 'Greek'), (37, 'en', 'English'), (38, 'eo', 'Esperanto'),
  (39, 'es', 'Spanish'), (40, 'et', 'Estonian'), (41, 'eu', 'Basque'), (42, 'fa', 'Persian'), (43, 'ff', 'Fula'),
  (44, 'fi', 'Finnish'), (45, 'fj', 'Fijian'), (46, 'fo', 'Faroese'), (47, 'fr', 'French'),
  (48, 'fy', 'Western Frisian'), (49, 'ga', 'Irish'), (50, 'gd', 'Scottish Gaelic'), (51, 'gl', 'Galician'),
  (52, 'gn', 'Guarani'), (53, 'gu', 'Gujarati'), (54, 'gv', 'Manx'), (55, 'ha', 'Hausa'), (56, 'he', 'Hebrew'),
  (57, 'hi', 'Hindi'), (58, 'ho', 'Hiri Motu'), (59, 'hr', 'Croatian'), (60, 'ht', 'Haitian Creole'),
  (61, 'hu', 'Hungarian'), (62, 'hy', 'Armenian'), (63, 'hz', 'Herero'), (64, 'ia', 'Interlingua'),
  (65, 'id', 'Indonesian'), (66, 'ie', 'Interlingue'), (67, 'ig', 'Igbo'), (68, 'ii', 'Sichuan Yi'),
  (69, 'ik', 'Inupiaq'), (70, 'io', 'Ido'), (71, 'is', 'Icelandic'), (72, 'it', 'Italian'), (73, 'iu', 'Inuktitut'),
  (74, 'ja', 'Japanese'), (75, 'jv', 'Javanese'), (76, 'ka', 'Georgian'), (77, 'kg', 'Kongo'), (78, 'ki', 'Kikuyu'),
  (79, 'kj', 'Kuanyama'), (80, 'kk', 'Kazakh'), (81, 'kl', 'Kalaallisut'), (82, 'km', 'Khmer'),
  (83, 'kn', 'Kannada'), (84, 'ko', 'Korean'), (85, 'kr', 'Kanuri'), (86, 'ks', 'Kashmiri'), (87, 'ku', 'Kurdish'),
  (88, 'kv', 'Komi'), (89, 'kw', 'Cornish'), (90, 'ky', 'Kyrgyz'), (91, 'la', 'Latin'), (92, 'lb', 'Luxembourgish'),
  (93, 'lg', 'Ganda'), (94, 'li', 'Limburgish'), (95, 'ln', 'Lingala'), (96, 'lo', 'Lao'), (97, 'lt', 'Lithuanian'),
  (98, 'lu', 'Luba-Katanga'), (99, 'lv', 'Latvian'), (100, 'mg', 'Malagasy'), (101, 'mh', 'Marshallese'),
  (102, 'mi', 'Māori'), (103, 'mk', 'Macedonian'), (104, 'ml', 'Malayalam'), (105, 'mn', 'Mongolian'),
  (106, 'mr', 'Marathi'), (107, 'ms', 'Malay'), (108, 'mt', 'Maltese'), (109, 'my', 'Burmese'), (110, 'na', 'Nauru'),
  (111, 'nb', 'Norwegian Bokmål'), (112, 'nd', 'North Ndebele'), (113, 'ne', 'Nepali'), (114, 'ng', 'Ndonga'),
  (115, 'nl', 'Dutch'), (116, 'nn', 'Norwegian Nynorsk'), (117, 'no', 'Norwegian'), (118, 'nr', 'South Ndebele'),
  (119, 'nv', 'Navajo'), (120, 'ny', 'Nyanja'), (121, 'oc', 'Occitan'), (122, 'oj', 'Ojibwa'), (123, 'om', 'Oromo'),
  (124, 'or', 'Odia'), (125, 'os', 'Ossetic'), (126, 'pa', 'Punjabi'), (127, 'pi', 'Pali'), (128, 'pl', 'Polish'),
  (129, 'ps', 'Pashto'), (130, 'pt', 'Portuguese'), (131, 'qu', 'Quechua'), (132, 'rm', 'Romansh'),
  (133, 'rn', 'Rundi'), (134, 'ro', 'Romanian'), (135, 'ru', 'Russian'), (136, 'rw', 'Kinyarwanda'),
  (137, 'sa', 'Sanskrit'), (138, 'sc', 'Sardinian'), (139, 'sd', 'Sindhi'), (140, 'se', 'Northern Sami'),
  (141, 'sg', 'Sango'), (142, 'si', 'Sinhala'), (143, 'sk', 'Slovak'), (144, 'sl', 'Slovenian'),
  (145, 'sm', 'Samoan'), (146, 'sn', 'Shona'), (147, 'so', 'Somali'), (148, 'sq', 'Albanian'),
  (149, 'sr', 'Serbian'), (150, 'ss', 'Swati'), (151, 'st', 'Southern Sotho'), (152, 'su', 'Sundanese'),
  (153, 'sv', 'Swedish'), (154, 'sw', 'Swahili'), (155, 'ta', 'Tamil'), (156, 'te', 'Telugu'), (157, 'tg', 'Tajik'),
  (158, 'th', 'Thai'), (159, 'ti', 'Tigrinya'), (160, 'tk', 'Turkmen'), (161, 'tl', 'Filipino'),
  (162, 'tn', 'Tswana'), (163, 'to', 'Tongan'), (164, 'tr', 'Turkish'), (165, 'ts', 'Tsonga'), (166, 'tt', 'Tatar'),
  (167, 'tw', 'Twi'), (168, 'ty', 'Tahitian'), (169, 'ug', 'Uyghur'), (170, 'uk', 'Ukrainian'), (171, 'ur', 'Urdu'),
  (172, 'uz', 'Uzbek'), (173, 've', 'Venda'), (174, 'vi', 'Vietnamese'), (175, 'vo', 'Volapük'),
  (176, 'wa', 'Walloon'), (177, 'wo', 'Wolof'), (178, 'xh', 'Xhosa'), (179, 'yi', 'Yiddish'), (180, 'yo', 'Yoruba'),
  (181, 'za', 'Zhuang'), (182, 'zh', 'Chinese'), (183, 'zu', 'Zulu');

create table training_type (id int primary key, name text not null unique);
insert into training_type (id, name) values
  (1, 'Lead auditor'), (2, 'Standard-specific training'), (3, 'HACCP'), (4, 'Sector training'), (5, 'Calibration'),
  (6, 'Continuing professional development'), (7, 'Other');

create table not_sharing_reason (id int primary key, name text not null unique);
insert into not_sharing_reason (id, name) values
  (1, 'Works for this certification body alone'), (2, 'Has not agreed to be shared'),
  (3, 'Contract does not allow it'), (4, 'In training'), (5, 'Other');

create table technology (
  id int primary key,
  standard_id int not null references standard,
  name text not null,
  unique (standard_id, name)
);
comment on table technology is 'An auditor is qualified for the technologies of a standard that has any, and otherwise for its categories.';
insert into technology (id, standard_id, name) values
  (601, 6, 'Glass manufacture and forming'), (602, 6, 'Papermaking and conversion'), (603, 6, 'Metal forming'),
  (604, 6, 'Rigid plastics forming'), (605, 6, 'Flexible plastics manufacture'), (606, 6, 'Other manufacturing'),
  (607, 6, 'Print processes'), (608, 6, 'Chemical processes'),
  (901, 9, 'Storage'), (902, 9, 'Distribution'), (903, 9, 'Contracted services'), (904, 9, 'Wholesale');
