/** Named as their sentences in the forms. "email": a part is missing. "phone": no such number is known. */
export type EmailProblem = "email" | "emailLetter" | "emailSeveral";
export type PhoneProblem = "phone" | "phoneShort" | "phoneLong";
