export const passkeyField = "passkey";
