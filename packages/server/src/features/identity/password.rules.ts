const minLength = 12;
const maxLength = 200;

/** Common long passwords in lower case. Shorter ones are refused for their length. */
const commonPasswords = new Set(
  `password1234 password12345 password123456 passwordpassword passwort12345 password2024 password2025 password2026
   123456789012 1234567890123 12345678901234 123456789123 1234567891234 123123123123 098765432109 121212121212
   qwertyuiop12 qwertyuiop123 qwertyuiopas qwertyuiopasdf qwertzuiop12 qwerty123456 qwerty1234567 azertyuiop12
   1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 asdfghjkl123 abcdefghijkl abcd12345678 abc123456789 iloveyou1234
   letmeinletmein welcome12345 welcome123456 administrator changeme1234 changemeplease trustno1trustno1
   superman1234 football1234 baseball1234 sunshine1234 princess1234 dragon123456 monkey123456 correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
);

const isRepetitive = (text: string) => new Set(text).size < 4;

/** What is wrong with a new password, as a sentence; undefined for a good one. */
export const passwordProblem = (password: string, email: string): string | undefined => {
  const length = [...password].length;
  const plain = password.trim().toLowerCase();
  if (length === 0) return 'Enter a password';
  if (length < minLength) return `Use at least ${minLength} characters`;
  if (length > maxLength) return `Use at most ${maxLength} characters`;
  if (plain === email || plain === email.split('@')[0]) return 'Use something other than your email address';
  if (commonPasswords.has(plain) || isRepetitive(plain))
    return 'This password is easy to guess. Choose a less common one';
  return undefined;
};
