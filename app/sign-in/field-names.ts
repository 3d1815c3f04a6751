export const passwordChangedParameter = "clave-cambiada";
export const passkeyField = "passkey";
