/** What stands for a person who was erased, wherever the name stood: the same one everywhere, and nobody's name. */
export const pseudonymOf = (userId: string) => `Former user ${userId.slice(0, 8)}`;
