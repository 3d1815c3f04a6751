/** The hidden field with a form's submission key. The server stores a form that is sent twice with one key once. */
export const submissionKeyName = "submission-key";
