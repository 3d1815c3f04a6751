export const messageRoles = ["user", "assistant"] as const;
export type MessageRole = (typeof messageRoles)[number];

export const messageWriters = ["visitor", "assistant", "person"] as const;
export type MessageWriter = (typeof messageWriters)[number];

export type TranscriptMessage = { role: MessageRole; content: string };

export const messageStatuses = ["pending", "answering", "answered", "stopped", "for-a-person"] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const mailedContents = ["link", "transcript"] as const;
export type MailedContent = (typeof mailedContents)[number];
