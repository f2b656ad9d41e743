export const channelPath = (number: number): string => `/app/channel-operator/${number}`;
