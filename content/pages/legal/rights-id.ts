/** Where the form to exercise one's rights stands on the legal page. */
export const rightsId = "ejercer-derechos";
