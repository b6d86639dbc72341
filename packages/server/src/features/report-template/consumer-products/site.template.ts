import { clause, clauseSection } from '../clause.template.ts';

export const site = clauseSection('5 Site and hygiene', [
  clause('5.1', 'Hygiene classes and layout', [
    'Each area has a hygiene class drawn from the microbial risk of what is made there, with water-based cosmetics, wipes and absorbent goods above dry hard goods.',
    'Workrooms and stores keep out rain, dust, birds and damp, and the condition of roof, floor and windows is inspected to a plan.',
    'Areas with flammable solvents, propellants, dust or lint are zoned for risk of explosion, with suitable electrics, earthing and extraction.',
    'Raw materials, bulk, packed goods, waste and people move by routes that do not cross where colour, scent, allergens or microbes could be carried over.',
    'Incompatible chemicals, such as bleach and acid, are stored, pumped and drained in separate systems whose couplings do not fit one another.',
    'Formulas, hazardous chemicals, branded labels and finished goods are under lock or watch, and losses are investigated.',
  ]),
  clause('5.2', 'Equipment and utilities', [
    'Mixers, pipes, hoses, pumps and fillers for liquids and creams drain fully, open for inspection and have no dead ends in which microbes could live.',
    'Sewing machines, presses, moulds, saws and jigs are maintained so that oil, burrs and loose fasteners cannot reach the product.',
    'A maintenance job near open product ends with a count of parts, cleaning and a restart that the department signs.',
    'Purified water is stored and circulated under controlled temperature or treatment, and its conductivity and counts are monitored against alert limits.',
    'Air used to fill, inflate or blow off products is filtered and checked where oil or microbes could soil or infect them.',
  ]),
  clause('5.3', 'Cleaning and change of product', [
    'Vessels and fillers are cleaned and sanitised between batches by validated methods, with limits for residues of product and detergent and for microbes.',
    'The longest time that cleaned equipment may stand before use has been tested, and equipment beyond that time is sanitised afresh.',
    'A change from dark, scented, allergenic or hazardous product to a sensitive one, such as goods for babies, needs a documented rinse or wipe result.',
    'Lint, shavings and powder are removed from machines, lamps and ducts before they can catch fire or fall into goods.',
    'Swabs and air plates in wet-product rooms look for water-loving bacteria and moulds, and a rise leads to cleaning and extra product tests.',
  ]),
  clause('5.4', 'Pests, waste and foreign bodies', [
    'The pest programme covers textile moths, beetles, booklice, rodents and birds according to the materials stored, and identifies catches by kind.',
    'Pesticides are not sprayed where their residues could settle on textiles, paper, toys or personal care goods.',
    'Chemical waste, solvent rags and failed batches are separated by hazard class and handed to licensed firms with complete papers.',
    'Seconds, samples and rejected branded goods are sold only as the brand owner allows, and dangerous ones are always destroyed.',
    'A needle, pin or blade is replaced only against all pieces of the broken one, and goods near a lost fragment are searched by detector or destroyed.',
    'Garments, soft toys and hygiene goods pass a metal detector, which is tested at start, hourly and at the end with certified pieces, and whose reject box is sealed.',
    'Glass packs, lamps and brittle plastics near open jars, bulk cream or absorbent layers are inspected, and a break clears a defined zone of goods.',
  ]),
]);
