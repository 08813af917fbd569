# One image for server, workers and the command-line program, built with `npm run build`.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY screening/package.json screening/
COPY prisma/package.json prisma/
COPY core/package.json core/
COPY server/package.json server/
COPY workers/package.json workers/
COPY demo/package.json demo/
COPY cli/package.json cli/
COPY web/package.json web/
COPY console/package.json console/
COPY onboarding-web/package.json onboarding-web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/.cache

FROM node:22-bookworm-slim
# Commit of the build, told by /readyz, /metrics and the log: docker build --build-arg COMMIT=$(git rev-parse HEAD) .
ARG COMMIT=
ENV NODE_ENV=production HOMOLOGA_ROOT=/app DATA_DIR=/data HOST=0.0.0.0 PORT=4000 COMMIT=$COMMIT
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/console/dist ./console/dist
COPY --from=build /app/onboarding-web/dist ./onboarding-web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
# Other commands: node dist/workers/main.js (workers), node dist/cli/main.js --help (command-line program).
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
