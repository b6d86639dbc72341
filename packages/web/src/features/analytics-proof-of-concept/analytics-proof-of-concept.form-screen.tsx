import { useState } from 'react';
import { analyticsPath } from '../../blocks/addresses.ts';
import { i18n } from '../../kernel/texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReportTrial } from './report-trial.parts.tsx';
import { PowerBiSignIn } from './sign-in.parts.tsx';

/** Signs in to Power BI, then shows reports to any identity. Password and token are gone with the page. */
export const AnalyticsProofOfConceptScreen = () => {
  const [accessToken, setAccessToken] = useState<string>();
  return (
    <>
      <PageHeader
        title={i18n.t('Proof of concept')}
        breadcrumb={[{ label: i18n.t('Analytics'), to: analyticsPath }]}
        subtitle={i18n.t('Tries what a report of Power BI shows to any identity. Nothing is stored.')}
      />
      {accessToken === undefined ? (
        <PowerBiSignIn onSignedIn={setAccessToken} />
      ) : (
        <ReportTrial accessToken={accessToken} />
      )}
    </>
  );
};
