/** What can be wrong with a password somebody chooses. */
export type PasswordProblem = "tooShort" | "tooLong" | "tooEasy";
