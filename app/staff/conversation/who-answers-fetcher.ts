/** The fetcher of all forms that say who has a conversation: what became of one is said in one place. */
export const whoAnswersFetcher = (conversation: string) => ({ key: `who answers ${conversation}` });
