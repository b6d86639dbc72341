import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const transport = clauseSection('7 Dispatch and transport', [
  clause('7.1', 'Picking and loading', [
    'Picking is confirmed by scan, check digit or second person, and the error rate per thousand lines is known and falling or held at its target.',
    'Load plans place goods by drop order, weight and temperature, with heavy below light and food apart from chemicals by a fixed barrier.',
    'Marshalled chilled and frozen goods wait for loading in a cooled area, or for no longer than a time shown by trial to be harmless.',
    'The loader inspects floor, walls, roof, doors, drain plugs and odour of the load space, and can turn away a vehicle without appeal to traffic planning.',
    'Loads are secured against shift, fall and crushing by means suited to the cargo, and photographs of the closed load are kept where clients ask.',
    'Bulk tankers and bulk tippers show a cleaning certificate with the last three loads, and forbidden previous cargoes are listed and known at the loading point.',
  ]),
  clause('7.2', 'Vehicles', [
    'Vehicles and trailers are of a build that suits the goods, with smooth, sound, drained load spaces and insulation certified for the class of temperature.',
    'A daily check by the driver covers body, doors, seals, tail lift, refrigeration unit and cleanliness, and defects are repaired before food is loaded.',
    'Load spaces are washed and, where the load requires it, disinfected to a schedule, and after each spill or load of raw material before packed food.',
    'Refrigeration units are serviced by competent engineers, and their output is tested at the interval that the insulation certificate requires.',
    'Vehicles with several compartments hold each temperature at the same time, as a test with doors opened as on a delivery round has shown.',
  ]),
  fundamentalClause(
    '7.3',
    'Goods in transit',
    'The goods keep their temperature, their seal and their identity for the whole journey, and the depot can prove it for any delivery it has made.',
    [
      'Load spaces for chilled and frozen goods are brought to temperature before loading begins, and the reading is entered on the load sheet.',
      'Air temperature is recorded throughout the journey by an instrument that the driver cannot alter, and alarms are received in the cab and at the depot.',
      'Set points are given to the driver in writing for each load, and mixed loads run at one that suits all goods or are refused.',
      'On delivery the receiver can see time, temperature and seal number, and the signature or its electronic equal says in what condition goods were taken over.',
      'Drop-offs outside opening hours take place only at an agreed secure point with temperature control for as long as the goods wait.',
      'Instructions for breakdown, accident, theft, border delay and refusal are in the cab, and name whom to call at any hour before goods are moved.',
      'Home and last-mile deliveries use boxes, coolant and time limits that were tested in the hottest and coldest weeks, with a rule for absent customers.',
    ],
  ),
  clause('7.4', 'Cross-docking and other modes', [
    'Goods changed from one vehicle to another at a hub are counted, looked over and kept at temperature, and their stay is timed and within the limit.',
    'Cross-docked goods never stand overnight without being booked into store and placed in the right conditions.',
    'Consolidated loads of several clients keep each client’s goods separately identified, with papers or data for each.',
    'Ferry, rail and air legs are planned with the power supply, cut-off times and handover checks that the goods need, and logger data are read on arrival.',
    'Refrigerated containers are accepted only with a record of their pre-trip inspection, and are stuffed below the load line so that air can flow.',
    'Import and export papers, official certificates and duty status travel with the goods, and the depot knows which goods may not be released without them.',
  ]),
]);
