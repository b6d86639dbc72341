import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const warehousing = clauseSection('6 Receipt and storage', [
  clause('6.1', 'Receipt of goods', [
    'Deliveries are booked in with product, quantity and temperature regime, so that dock time and space of the right kind are ready on arrival.',
    'Before unloading, the vehicle is looked over for seal, cleanliness, odour, infestation, load shift and forbidden neighbours in the load.',
    'Goods are compared with the advice note for identity, quantity, lot, date and pack condition, and differences are agreed in writing with the driver.',
    'Product temperature of chilled and frozen goods is measured between packs at front, middle and rear of the load, and readings outside the limit stop put-away.',
    'Goods too close to their last acceptable day are refused or accepted only with consent of the client for that delivery.',
    'Overseas containers are opened under rules on ventilation and gas measurement, and wet, swollen or shifted cargo is photographed before it is touched.',
    'Time between opening the vehicle doors and put-away is limited by temperature class, and the limit is met as sampled entries show.',
  ]),
  fundamentalClause(
    '6.2',
    'Temperature-controlled storage',
    'Chilled and frozen goods stay within their limits in every corner of every room, at every hour, and the depot would know at once if they did not.',
    [
      'Each cold room has been mapped empty and full, in summer and winter, and the fixed probes stand where the map showed the warmest air.',
      'Air temperature is logged at intervals short enough to show door openings and defrosts, and charts are read and signed by a trained person each day.',
      'Alarms reach a person who can act at any hour, are tried at least monthly, and the record shows how long the answer took.',
      'When a room leaves its limits, product temperature is taken, stock is held and the decision on it is made by its owner from recorded time and temperature.',
      'Probes and fixed sensors are compared at least yearly with a traceable reference at the working temperature, and stock is reconsidered where one was wrong.',
      'Refrigeration has standby capacity or an agreed rescue store, and maintenance is planned so that defrost and cleaning do not warm the goods.',
      'Blast freezing, tempering and thawing offered as a service follow limits of time and core temperature set by the client and proved on full loads.',
      'Controlled-atmosphere and ripening rooms have set points for gas, humidity and temperature by crop, with logs and safe entry rules for people.',
    ],
  ),
  fundamentalClause(
    '6.3',
    'Separation of goods',
    'Goods are placed so that none can taint, wet, crush, contaminate or be mistaken for another, whatever the pressure on space.',
    [
      'A compatibility chart tells which groups may stand together, and the stock system refuses a location that the chart forbids.',
      'Raw meat, fish, eggs and unwashed produce stand apart from and never above ready-to-eat food, even when packed.',
      'Allergenic goods in sacks or weak packs are kept low and away from others, and a burst sack is treated as an allergen spill.',
      'Strongly smelling goods such as spices, soap, tyres and smoked fish have their own area, and taint complaints have been looked for in the claims log.',
      'Dangerous goods are accepted only within the licence of the site, with safety data, separation by class, bunding, spill kit and trained staff at hand.',
      'Organic, halal, kosher, allergen-free or otherwise assured goods keep their identity through location, label and handling.',
      'Bulk silos, tanks and flat stores are emptied, cleaned and inspected between products, and the last contents are known before filling.',
      'Feed, by-products and goods unfit for people are stored so that they cannot be picked as food.',
    ],
  ),
  clause('6.4', 'Stock rotation and care', [
    'The rule of rotation, by expiry date or by arrival, is fixed for each product in the system, and override by a picker is recorded with the reason.',
    'Stock near expiry is reported to its owner in the time agreed, and expired stock is blocked on the day by the system itself.',
    'Cycle counts cover every location within a year, and differences beyond the tolerance are explained before they are written off.',
    'Pallets are stable, within rack height and load limits, and wrapped so that air can flow where the goods need cooling.',
    'Part pallets and opened cases are closed, labelled with their identity and returned to the location that the system names.',
    'Humidity, light and frost are controlled where goods such as flour, wine, crisps or fresh herbs need it, and readings are kept.',
  ]),
  clause('6.5', 'Returns and rework', [
    'Returned goods enter by a separate lane, and are inspected against written criteria on seal, age, temperature history and route before any go back to stock.',
    'Chilled and frozen returns go back to stock only when unbroken control of their temperature can be shown and their owner agrees.',
    'Recovered packs from damaged pallets are rewrapped under light and on clean surfaces, and packs with doubtful seals or codes are discarded.',
  ]),
]);
