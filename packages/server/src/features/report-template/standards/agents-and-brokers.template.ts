import {
  agentRoles,
  type Entry,
  type ReportTemplate,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';
import { certificateDecisions, letterGrades, tradeCategories } from '../options.template.ts';
import { durationSection } from '../sections/duration.template.ts';
import { moduleSection } from '../sections/modules.template.ts';
import { nonConformitySection } from '../sections/non-conformities.template.ts';
import { personnelSection } from '../sections/personnel.template.ts';
import { previousResultSection } from '../sections/previous-results.template.ts';
import { scopeSection } from '../sections/scope.template.ts';
import { servicesEntry } from '../sections/services.template.ts';
import { siteSection } from '../sections/site.template.ts';
import { summarySection } from '../sections/summary.template.ts';

const business: readonly Entry[] = [
  {
    kind: 'entry',
    xmlTag: 'AGENT_ROLE',
    label: 'Role',
    type: 'choice',
    options: agentRoles,
    required: true,
  },
  servicesEntry,
];

const direction = clauseSection('1 Direction and responsibility', [
  fundamentalClause(
    '1.1',
    'Policy and responsibility',
    'Those who own and run the trading business answer for the safety and legality of what they sell, although they may never see it, and give the people who buy and sell the means to do so.',
    [
      'A policy on safety, legality and authenticity applies to every product traded and is known to buyers, sellers and those who arrange transport.',
      'A named person with authority to stop a sale is responsible for product safety, and commission or margin plays no part in that decision.',
      'Managers look back each year at claims, rejected consignments, supplier failures and audit results, and decide what the business will do differently.',
      'The law of the countries of origin, transit and sale that applies to the products is identified, and changes are followed.',
      'Contracts make plain whether the business acts as agent or owns the goods, and who bears the duties of importer, exporter and responsible operator.',
      'Technical work is done by people with knowledge of the goods traded, or by a consultant whose advice is sought before the deal and not after.',
    ],
  ),
  clause('1.2', 'Risk analysis, records and audits', [
    'A hazard and risk analysis covers each product group and every service the business arranges, and names the party that controls each hazard.',
    'The analysis is done afresh for a new product group, origin or route, and is confirmed or changed at a yearly meeting that is minuted.',
    'Contracts, certificates and emails that prove what was agreed are filed by deal, and can be found for as long as a claim could be made.',
    'Internal audits follow real deals from enquiry to payment, chosen by someone other than the trader who made them.',
    'Errors such as a wrong grade, missing certificate or misrouted container are recorded, and the same error has not been accepted twice without a change of method.',
    'The business keeps trading, tracing and recalling when its offices or computers are out of reach, as a test with copies held elsewhere has shown.',
  ]),
]);

const approval = clauseSection('2 Suppliers and products', [
  fundamentalClause(
    '2.1',
    'Supplier approval',
    'The business knows who made what it sells and deals only with manufacturers and packers whose competence it has established by evidence rather than reputation.',
    [
      'Each manufacturer, packer or consolidator is approved by certification with matching scope, by audit or by an assessment that is justified by low risk.',
      'The address on the certificate is the place where the goods were made, and other plants of the same group are not taken to be included.',
      'A supplier whose performance declines, or whose certificate lapses, is dealt with by a written procedure and customers concerned are told.',
      'Where goods are bought from another trader, the chain is followed back to the maker, and each intermediate owner is recorded with the deal.',
      'A purchase outside the approved list is made only with the signature of the person responsible for safety, for one consignment and with extra checks.',
      'Visits to suppliers are made by people trained to see more than the sample room, and their notes reach the approval file.',
    ],
  ),
  clause('2.2', 'Fraud and origin', [
    'Vulnerability to fraud is assessed for each product group and origin, with checks to match the risk at the time of purchase.',
    'Certificates of analysis, origin, health and organic status are compared with the issuer’s own records where the risk is high, and the replies are kept.',
    'A price, quantity or delivery date that is too good for the season is questioned before the contract is signed, and the answer is on file.',
    'Sanctions, embargoes and bans on origin are screened for supplier, vessel and bank before each new business relation.',
    'A change of supplier or origin behind a product already sold is put to the customer before loading, and silence is not taken as consent.',
  ]),
  clause('2.3', 'Specifications and samples', [
    'A specification is agreed with maker and customer for each product, and where the two differ the stricter value stands in the purchase order.',
    'Additives, residues, contaminants and irradiation are judged against the limits of the country of sale, which may be tighter than those of origin.',
    'Allergen information from the maker covers cross-contact at the plant and during transport in bulk, and is passed on complete to the customer.',
    'New products arranged for a customer follow a written brief with trial, shelf-life evidence and label approval before the first order is confirmed.',
    'Pre-shipment samples are drawn by an agreed method, sealed, and kept by both sides until the claim period has ended.',
    'Laboratories used to accept or refuse goods are accredited for the test, chosen by the business and not paid according to the result.',
  ]),
]);

const consignments = clauseSection('3 Consignments and services', [
  fundamentalClause(
    '3.1',
    'Traceability',
    'Although its goods pass through many hands and countries, the business can say within one working day whose plant each lot came from, where it lies and who has bought it.',
    [
      'One reference links contract, lot numbers, container or vehicle, warehouse receipt, customs entry and invoice, and the marks on the goods agree with it.',
      'Goods sold afloat, resold or divided between customers keep the lots of the maker, and each new owner is recorded on the day of transfer.',
      'A consignment of each product group has been traced in the last year, starting once at the customer and once at the plant, with the hours taken.',
      'Title, place and condition of all goods not yet delivered are known on any day, including those in transit and in third-party stores.',
    ],
  ),
  clause('3.2', 'Recall, disputes and complaints', [
    'A recall can be started from outside the office, and a rehearsal with a container already divided among customers was held in the last year.',
    'Warnings from authorities about products and origins traded are read each working day, and stock and goods afloat are checked against them.',
    'Goods under dispute, refused at the border or out of specification are on hold by written order to whoever keeps them, who has confirmed it.',
    'Refused goods are re-exported, downgraded or destroyed with proof, and are not offered to another market whose rules they also fail.',
    'Complaints go to the maker with lot, photographs and a date for reply, and the business judges the answer before the customer receives it.',
    'Complaint and rejection rates by maker and origin steer the next contracts, as minutes of buying meetings show.',
  ]),
  fundamentalClause(
    '3.3',
    'Service providers',
    'Whoever stores, carries, tests, packs or processes goods for the business has been chosen for the work and acts on its written instructions.',
    [
      'Stores, hauliers, forwarders, packers and processors are approved for the goods and temperature concerned, and approval ends on a set date unless renewed.',
      'Orders to carriers state temperature, ventilation, humidity, previous cargo, co-loading and seal, and the confirmed order is kept with the deal.',
      'Logger files, seal numbers and discharge reports are read when goods arrive, and a break in the cold chain is decided on before sale.',
      'Repacking, blending, cleaning or further processing is ordered with a specification, and its yield is reconciled with the goods handed over.',
      'Labels and documents that the business writes or translates are approved by someone who knows the law and language of the destination.',
      'Customs brokers receive the true description, value and origin of goods, and a sample of entries is compared with the contract each quarter.',
    ],
  ),
  clause('3.4', 'Training and integrity', [
    'Traders and those who handle documents are trained on food fraud, allergens, import controls and recall, with a test suited to their products.',
    'Gifts, commissions and personal interests in suppliers are declared, and a person with an interest does not approve the supplier.',
    'New traders close no deal alone until a senior colleague has reviewed a set number of theirs and signed them off.',
  ]),
]);

export const agentsAndBrokersTemplate: ReportTemplate = {
  standard: 'Agents and Brokers',
  code: 'AGENTS',
  version: '1.0',
  sections: [
    summarySection({ decisions: certificateDecisions, grades: letterGrades }),
    siteSection(),
    scopeSection({ categories: tradeCategories, particulars: business }),
    personnelSection,
    durationSection,
    nonConformitySection,
    direction,
    approval,
    consignments,
    moduleSection,
    previousResultSection,
  ],
};
