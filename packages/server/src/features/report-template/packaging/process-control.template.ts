import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const processControl = clauseSection('7 Process control', [
  fundamentalClause(
    '7.1',
    'Process settings',
    'Processes run inside settings proven to give packaging that is safe and does its task, and a drift is seen in time to keep the goods concerned on site.',
    [
      'Process cards give temperature, pressure, speed, tension and dose for each item with tolerances, and the values reached are recorded at start and on each shift.',
      'Inks, coatings and adhesives are weighed to formula and labelled with date of mixing and life, and left-over mixes return only to jobs that the formula allows.',
      'Low-migration inks are kept apart from general inks in pumps, ducts, buckets and washing, so that one cannot enter the other.',
      'Drying and curing of print and varnish are proved by residual solvent, rub, tape or extraction tests before goods are stacked or slit.',
      'Set-off from the printed to the contact side, in reels, stacks or nested cups, is prevented by cure, tension and stack height, and is looked for in stored samples.',
      'Laminates rest until the adhesive has fully reacted, and where aromatic amines can form, a test confirms their absence.',
      'Regrind is added in no more than the validated share, from the same grade and contact status, through equipment that takes out metal and dust.',
      'Output of start-up and restart is scrapped or held until the number of cycles or metres fixed for that machine has passed.',
    ],
  ),
  clause('7.2', 'Rules by material', [
    'In glass making, coatings, annealing, wall thickness, thermal shock and internal pressure are measured at set intervals by mould number.',
    'When glass breaks on the line, a set number of containers upstream and downstream is destroyed, open ware nearby is inspected, and time and mould are recorded.',
    'Glass containers are inspected in line for stuck fragments, glass threads, cracks and faults of the finish, by machines challenged with defect samples each shift.',
    'In can and closure making, seam or curl dimensions, lacquer weight, lacquer coverage and placement of sealing compound are tested by lane and tool.',
    'Slivers, burrs and swarf from stamping, scoring and trimming metal are held down by tool care, air cleaning or magnets, and those found are traced to the tool.',
    'Plastic mouldings are checked by cavity, at every mould start and at intervals, for flash, short shots, gate stubs, black specks and stress cracks.',
    'Melt filters and screen packs are matched to the contact use, and a burst or missing screen holds the output since its last inspection.',
    'In film making, gauge, gels, treatment level, slip and seal strength are monitored across the width of the web.',
    'In papermaking, wet-strength agents, biocides and retention aids are dosed within the limits for food-contact paper, with each dose recorded by reel.',
    'Paper, board and moulded pulp are tested for moisture, strength, absorbency and contrary matter, and damp stock is not wrapped while mould could still grow in it.',
    'In carton and box making, glue lines, creases, staples and die-cut waste are checked so that no strip, nick or staple comes loose in the product.',
  ]),
  clause('7.3', 'Foreign-body prevention', [
    'Glass, ceramic and hard plastic on machines and in rooms are registered and inspected as their exposure demands, and after a break the pieces are fitted together or counted.',
    'Blades for slitting, trimming and opening are issued singly by number and come back whole or with every piece, and segmented knives are banned near product.',
    'Magnets, detectors, cameras and air rinsers stand where the hazard study asks, and each shift feeds them test pieces that the reject device must remove.',
    'Foreign matter that is found is magnified, compared with a reference collection of materials of the plant, and followed to the place from which it came.',
    'Wooden pallets, frames and plugs are dry and free of splinters, loose nails and mould, and were treated by a method permitted for use with food.',
    'Screws, clips and cable ties within falling distance of open containers are secured, and those on guards are counted when a guard is taken off.',
  ]),
  clause('7.4', 'Changeover and mixed packs', [
    'Between jobs the press, slitter, folder and palletiser, and the floor around them, are stripped of the former job, and a second person signs before new stock is brought.',
    'Part pallets and sorted goods that return to a job carry its full identity, are counted, and pass the same inspection as new output.',
    'Where mixed packs could deceive an allergic person, an electronic reader on the converting line checks each unit, or the customer has agreed how counts are reconciled.',
  ]),
]);
