/**
 * The styles of public pages: 3 kB in the style sheet of the start, where five small ones would each hold up the first paint.
 */
const publicStyles =
  /\/src\/(app\/plain-page|features\/(certificate|deployment|public-directory)\/.*|blocks\/(rating-stars|record-status|suggestions\/.*)|ui\/(field-row|message-state|missing|panel|skeletons|status-pill|unbroken-days|validity-bar))\.module\.css$/;

/**
 * The files that scripts are built into, by the modules that ask for them: all that such a module needs comes with it,
 * unless a file further up has it. Left alone, the build makes one file of each few modules that the same screens need: a
 * list loaded eighty-five. What is loaded together compresses better in one file, too.
 */
const askedForBy: Record<string, RegExp[]> = {
  // The texts' library names it, so that the start would have it, but only the private area loads it.
  'text-compiler': [/\/(message-utils|@messageformat|moo)\//],
  // In five files, parted by who else loads them, the start compresses 4 kB worse.
  start: [/\/app\/main\.tsx$/, publicStyles],
  // What public screens share with each other or with private ones. Otherwise public screens would load the private area.
  shown: [
    /\/ui\/(empty-state|error-view|field-row|missing|panel|parts-line|unbroken-days|validity-bar)\.tsx$/,
    /\/blocks\/(record-status\.tsx|details\/place-and-contact\.tsx|suggestions\/.*\.tsx)$/,
    /\/web\/src\/features\/certificate\/[\w-]+\.(parts\.tsx|public\.ts)$/,
    /\/public-directory\/(public-site|results-link)\.parts\.tsx$/,
    /\/kernel\/similar-rows\.ts$/,
    /\/list-screen\/filters\/refused-filters\.ts$/,
    /\/use-debounced-value\.mjs$/,
    /\/icons\/(arrow-right|chevron-(left|right)|circle-(check|dashed|question-mark|x)|inbox|lock|search-x)\.mjs$/,
  ],
  // The controls next to the results are in the same file, so that the results page loads no further one.
  results: [/\/public-directory\/search\/(order-toggle|results\/[\w-]+)\.parts\.tsx$/],
  'sign-in': [/\/kernel\/sign-in\.ts$/],
  // What the private area shares with the page on which visitors sign up.
  kit: [
    /\/app\/(providers\.tsx|kit\.css)$|theme-variables\.css$|\/styles\.layer\.css$/,
    /\/ui\/(action-bar|action-menu|dialog|page-header|use-last)\.tsx?$/,
    /\/blocks\/searched-lookups\.ts$/,
    /\/(contract|web)\/src\/kernel\/permissions\.ts$/,
    /\/contract\/src\/(kernel\/|features\/(company|user)\/\w+\.(errors|schema)\.ts$)/,
    /\/node_modules\/zod\//,
    /\/@mantine\/.*\/(CloseButton|Combobox|InlineInput|InputsGroupFieldset|Modal|Popover|TextInput|get-parsed-combobox-data)\.mjs$/,
    /\/icons\/calendar-days\.mjs$/,
  ],
  // What some lists and records need of forms.
  choices: [
    /\/@mantine\/.*\/(Select|Switch)\.mjs$/,
    /\/blocks\/(use-lookup-results\.ts|form-screen\/leave-guard\.tsx|details\/record-of-route\.tsx)$/,
  ],
  area: [/\/app\/private-area\.tsx$/],
  lists: [
    /\/blocks\/(list-screen\/list-screen|count-strip|noted-status)\.tsx$/,
    /\/ui\/tabs\.tsx$/,
    // What the list of audits shares with records. Otherwise it would load all that records need.
    /\/contract\/src\/features\/audit-life\/audit-life\.api\.ts$/,
    /\/icons\/calendar-x-2\.mjs$/,
  ],
  records: [
    /\/blocks\/(details\/(details-(screen|tabs)|inline-value|saves)|timeline\/timeline|change-log-screen)\.tsx$/,
    /\/icons\/trash\.mjs$/,
    /\/blocks\/form-screen\/(described-value\.tsx|(same-value|schema-marks)\.ts)$/,
  ],
  forms: [/\/blocks\/form-screen\/(form-screen\.tsx|use-record-form\.ts)$/],
  // What a row of the list of audits shares with its page.
  'audit-actions': [/\/features\/audit\/audit-actions\.parts\.tsx$/],
};

export const scriptFiles = Object.entries(askedForBy).map(([name, modules]) => ({
  name,
  test: (module: string) => modules.some((one) => one.test(module)),
}));
