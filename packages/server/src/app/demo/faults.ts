/** What auditors of the demo found not to be met, and what the site did about it. */
export const faults: readonly Readonly<
  Record<'NC_DETAIL' | 'NC_CORRECTION' | 'NC_ROOT_CAUSE' | 'NC_PREVENTIVE_ACTION' | 'NC_EVIDENCE', string>
>[] = [
  {
    NC_DETAIL: 'Two of ten sampled records were not signed by the supervisor.',
    NC_CORRECTION: 'The supervisor has reviewed and signed both records.',
    NC_ROOT_CAUSE: 'The deputy did not know that records must be signed on the same day.',
    NC_PREVENTIVE_ACTION: 'Deputies have been trained; signatures are checked at the weekly review.',
    NC_EVIDENCE: 'Signed records, training record of three deputies.',
  },
  {
    NC_DETAIL: 'A thermometer in the chilled store was past its calibration date by six weeks.',
    NC_CORRECTION: 'The thermometer was replaced and its readings since then were confirmed.',
    NC_ROOT_CAUSE: 'It had been moved from another store and was on neither list.',
    NC_PREVENTIVE_ACTION: 'Instruments now have one list for the whole site, checked every month.',
    NC_EVIDENCE: 'Calibration certificate, new list of instruments.',
  },
  {
    NC_DETAIL: 'The procedure in use on line 2 was an older issue than the one in the document register.',
    NC_CORRECTION: 'The present issue was posted and the older one destroyed.',
    NC_ROOT_CAUSE: 'Printed copies were not recorded when they were handed out.',
    NC_PREVENTIVE_ACTION: 'Printed copies are numbered and exchanged against the former issue.',
    NC_EVIDENCE: 'Photograph of the posted procedure, register of copies.',
  },
  {
    NC_DETAIL: 'A seal of the door to the packing hall was torn, with a gap of eight millimetres.',
    NC_CORRECTION: 'The seal was replaced on the day of the audit.',
    NC_ROOT_CAUSE: 'Door seals were missing from the maintenance plan.',
    NC_PREVENTIVE_ACTION: 'Seals of all outer doors are inspected every quarter.',
    NC_EVIDENCE: 'Photograph of the new seal, revised maintenance plan.',
  },
  {
    NC_DETAIL: 'The supplier of printed labels had no approval on file for the current year.',
    NC_CORRECTION: 'The supplier has been assessed and approved.',
    NC_ROOT_CAUSE: 'The reminder for its renewal went to a person who had left the site.',
    NC_PREVENTIVE_ACTION: 'Reminders are sent to the technical team instead of one person.',
    NC_EVIDENCE: 'Approval of the supplier, list of recipients of reminders.',
  },
];
