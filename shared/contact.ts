export type EmailProblem = "email" | "emailLetter" | "emailSeveral";
export type PhoneProblem = "phone" | "phoneShort" | "phoneLong";
