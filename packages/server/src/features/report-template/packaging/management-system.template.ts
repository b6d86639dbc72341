import { clause, clauseSection, fundamentalClause } from '../clause.template.ts';

export const managementSystem = clauseSection('3 Management system', [
  clause('3.1', 'Documents and specifications', [
    'Job tickets, machine cards and inspection sheets found on the floor carry the version that the document register shows as current.',
    'Settings, recipes and colour values held in machine controllers are backed up, and only named people may alter the master.',
    'Papers that support a declaration of compliance are kept for the life of the packed product and a margin beyond it, and at least as long as law and customers ask.',
    'Handwritten entries at presses and lines can be read, bear the time and the initials of the person who made the check, and hold a measured value where one exists.',
    'The specification of each packaging item states construction, dimensions with tolerances, print, contact status and packing, and customer and plant hold the same version.',
    'Where a customer gives no specification, the plant writes one, sends it to the customer and records the answer or the lack of it.',
  ]),
  fundamentalClause(
    '3.2',
    'Internal audits and tours',
    'The plant tests its own work without flattery: trained eyes from outside the department compare what is done at the machines with what the system promises.',
    [
      'The audit calendar reaches every clause, every production department and each night crew within a year, and gives printing and hand packing extra visits.',
      'Those who audit a department do not work in it, have been trained to audit and know enough of the process to recognise a hidden fault.',
      'Audit reports name the jobs, reels, pallets and records examined, so that another auditor could look at the same things.',
      'Tours for hygiene and foreign bodies are made every month in rooms where contact surfaces lie open, with photographs of what was found and of what was put right.',
      'Overdue audit findings are shown to the site manager by owner and age, and none is closed by a promise.',
    ],
  ),
  clause('3.3', 'Corrective action', [
    'Customer returns, internal holds and audit findings enter one register, so that the same fault reported by different routes is recognised as one.',
    'Where a fault repeats or could harm a consumer, its cause is sought in machine, material, method and measurement before anybody’s attention is blamed.',
    'The effect of a corrective action is proved on later runs of the same item before its entry in the register is closed.',
  ]),
  fundamentalClause(
    '3.4',
    'Traceability',
    'From a reel, pallet, sleeve or bundle of packaging the plant can name the raw material lots, inks, machine and shift behind it, and from a raw material lot every customer it reached.',
    [
      'Labels on reels, pallets, cartons and bins show item, job, machine, date and shift, and survive the handling, cold or damp that the load will meet.',
      'Lots of resin, masterbatch, paper, ink, varnish, adhesive and solvent are recorded against the job when they are put on the machine, not afterwards.',
      'Regrind, broke, cullet and part-used reels keep an identity that leads back to a job or to an agreed period of production.',
      'For silos, ring mains and ink circulation, in which lots blend, a written rule decides which jobs a suspect lot may have entered.',
      'The trace test starts once a year from a pack in a customer’s hands and once from a raw material lot, and accounts for weight or count within four hours.',
      'Work sent to outside printers, slitters, coaters or finishers is part of the trace test and comes back with its identity unbroken.',
    ],
  ),
  clause('3.5', 'Complaints and withdrawal', [
    'Complaints are ranked by consequence for the packed product, and any that concerns taint, foreign bodies, misprint or injury reaches the technical head the same day.',
    'Samples that customers send back are logged, examined with suitable instruments and kept until the complaint has been answered.',
    'Complaint rates by item, machine and defect are charted each month and given to the crews who made the goods.',
    'The withdrawal procedure says who warns each customer, what must be said about packs already filled, and how unused stock is called back and counted.',
    'A rehearsal in the last year began with a weekend call from an imaginary filler, and the time taken to name all consignments was noted.',
    'Plans for fire, flood, power failure or a frozen furnace state how packaging in process is judged afterwards and from where customers will be supplied.',
  ]),
]);

export const leadership = clauseSection('1 Direction of the plant', [
  fundamentalClause(
    '1.1',
    'Commitment and resources',
    'Directors of the packaging plant accept that what they make touches what others eat or use, and they supply the leadership, people and machines which that demands.',
    [
      'The policy on safety, legality and fitness of packaging names the foods and goods the packaging is meant for, and is signed by the person who can grant the money that it calls for.',
      'Yearly aims in figures, such as defects per million units, returns and open findings, are set for each production department, and their progress is on view to its crews.',
      'Spending on presses, moulds, inspection cameras and tool rooms is planned. The effect of a late renewal on product safety is weighed before the renewal is put off.',
      'At least every quarter the head of each department goes through scrap, holds and customer rejections with the crews, and they agree who changes what.',
      'Printers, converters, tool setters and warehouse crews all have a part in the plan for safety culture, and are asked each year whether it makes a difference.',
      'The site manager can show, by present evidence, that findings of the last certification audit and of customers’ own visits were cured at the cause.',
    ],
  ),
  clause('1.2', 'Responsibilities and law', [
    'On each shift one post has authority to stop a press, extruder, furnace or line and to block pallets without first asking sales or planning.',
    'Authority to sign declarations of compliance is given by name to people whose knowledge of contact legislation is documented.',
    'Deputies for the posts that release packaging have done the task within the last year, as release records show.',
    'The yearly review by management examines changes in contact legislation, migration results, glass and blade incidents, and gaps in the hazard study.',
    'A register of law covers contact materials, packaging waste and marking in each country to which packaging is sold, and its keeper can show the last change that was picked up.',
    'An enquiry for a new end use, such as direct contact with fatty food or heating in a microwave, is reviewed for technical feasibility before a price is quoted.',
    'The plant itself tells its certification body within three working days of a withdrawal, or of a contamination that has reached packed food.',
  ]),
]);
