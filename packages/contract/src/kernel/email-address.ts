const wideDomain = /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;

/**
 * Converts the domain of an address from another script to ASCII (IDNA, UTS 46); returns any other address unchanged.
 */
export const withAsciiDomain = (address: string): string => {
  const cut = address.lastIndexOf('@') + 1;
  const domain = address.slice(cut);
  if (/^[\0-\x7f]*$/.test(domain) || !wideDomain.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, cut) + new URL(url).hostname : address;
};
