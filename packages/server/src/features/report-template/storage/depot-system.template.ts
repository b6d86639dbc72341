import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const depotSystem = clauseSection('3 System and traceability', [
  clause('3.1', 'Documents and records', [
    'Instructions on screens, hand-held terminals and dock walls agree with the controlled version, and a change reaches agency staff and drivers as well.',
    'Temperature charts, delivery notes, seal records and vehicle checks are kept for the life of the goods carried or longer where law or client requires.',
    'Records kept by telematics and warehouse software can be printed for any load or location on request, and gaps in the data are explained.',
  ]),
  fundamentalClause(
    '3.2',
    'Internal audits',
    'The depot looks for its own weaknesses on all shifts and in all vehicles, with auditors who did not do the work, and repairs what they find.',
    [
      'The plan of internal audits covers warehouse, yard, cab, trailer, office and contracted services within each year, with nights and weekends among the dates.',
      'Monthly walks through stores and docks examine floors, racking, doors, lighting, stock condition and housekeeping, and photographs show what was found.',
      'Journeys are audited too: an auditor rides along or meets the vehicle at delivery, and looks at handover, temperature and conduct.',
      'Findings carry an owner and a date, overdue ones reach the depot manager, and closure is confirmed on the floor.',
    ],
  ),
  clause('3.3', 'Errors, claims and corrective action', [
    'Damage, short delivery, wrong delivery and temperature failure are logged by cause, client, shift and route, and the commonest causes are worked on first.',
    'An error that returns within a year at the same dock, route or client is examined down to its cause by the people involved and their manager.',
    'Refused loads and claims are answered within the time agreed with the client, and the evidence gathered at handover is kept with the claim.',
    'Corrective action is judged by the figures of the following months before it is called effective.',
  ]),
  fundamentalClause(
    '3.4',
    'Traceability',
    'Every pallet, case or tank load can be followed from the one who delivered it, through each location and vehicle, to the one who received it.',
    [
      'Stock is identified on arrival by client, product, lot, pallet number and quantity, and the identity stays with it when pallets are split or merged.',
      'The stock system shows the present location of goods, and spot checks of locations against the system are made daily with the accuracy recorded.',
      'Delivery records link each consignment to vehicle, trailer or container, driver, seal, date and receiver.',
      'A yearly trace of a chosen lot, forwards and backwards through every client and depot it touched, accounts for all units within four hours.',
      'The trace includes goods that passed through without being stored, and goods held or carried by subcontractors.',
    ],
  ),
  clause('3.5', 'Withdrawal and incidents', [
    'A withdrawal asked for by a client can be started at night and at weekends, and the person on call can block stock in the system from wherever they are.',
    'Blocked stock is locked in the system and marked on the rack, and a trial has shown that it cannot be picked by scanner, by voice or by hand.',
    'A rehearsed withdrawal in the last twelve months included vehicles already on the road, and the time to reach every driver is recorded.',
    'Incidents such as fire, flood, refrigerant leak, road accident and strike have plans that say who judges whether goods are still fit.',
    'Goods involved in an accident or salvage are not returned to sale until their owner has decided in writing with technical advice.',
  ]),
]);
